import Foundation

/// The source of ScreenTestKit for a new package.
enum ScreenTestKitOrigin: Equatable {
  /// A clone on this machine.
  case clone(URL)
  /// A URL that the package manager clones.
  case remote(String)

  /// Creates an origin from a folder or a URL.
  /// - Parameters:
  ///   - text: The folder or the URL, or `nil` for the clone that contains the tool.
  ///   - current: The folder that a relative path is resolved against.
  ///   - clone: The clone that contains the tool, if it's known.
  init(_ text: String?, current: URL, clone: URL?) throws(NewProblem) {
    guard let text else {
      guard let clone else { throw .unknownClone }
      self = .clone(clone)
      return
    }
    if text.contains("://") || text.wholeMatch(of: /[\w.-]+@[\w.-]+:.+/) != nil {
      self = .remote(text)
    } else {
      let folder = RelativePath.folder(text, in: current)
      guard ScreenTestKitClone.isClone(folder) else { throw .noScreenTestKit(folder.standardizedFileURL.path) }
      self = .clone(folder)
    }
  }

  /// The package's identity, which product dependencies use.
  var identity: String {
    switch self {
    case .clone: "ScreenTestKit"
    case .remote(let url): literal(String(url.split { $0 == "/" || $0 == ":" }.last.map { $0.hasSuffix(".git") ? $0.dropLast(4) : $0 } ?? "ScreenTestKit"))
    }
  }

  /// Returns the dependency in the form for a manifest.
  /// - Parameter package: The folder of the manifest.
  func dependency(from package: URL) -> String {
    switch self {
    case .clone(let folder): ".package(name: \"ScreenTestKit\", path: \"\(literal(RelativePath.of(folder, from: package)))\")"
    case .remote(let url): ".package(url: \"\(literal(url))\", branch: \"main\")"
    }
  }

  /// Returns the path of the clone relative to a package.
  ///
  /// With a URL, it's the folder next to the package, as in CI.
  func clone(from package: URL) -> String {
    switch self {
    case .clone(let folder): RelativePath.of(folder, from: package)
    case .remote: "../ScreenTestKit"
    }
  }

  /// Returns the entry of a compose file that mounts the clone at its own path, on a new line, or an empty string if SwiftPM clones the package.
  func composeMount(from package: URL) -> String {
    guard case .clone = self else { return "" }
    // Compose replaces variables in the path, and two dollar signs are one in the path.
    let path = "\"${PWD}/\(literal(clone(from: package)).replacing("$", with: "$$"))\""
    return "\n      - { type: bind, source: \(path), target: \(path) }"
  }

  /// Returns the entry of a dev container that mounts the clone at its own path, on a new line, or an empty string if SwiftPM clones the package.
  func developmentMount(from package: URL) -> String {
    guard case .clone = self else { return "" }
    let path = "\"${localWorkspaceFolder}/\(literal(clone(from: package)))\""
    return "\n    { \"type\": \"bind\", \"source\": \(path), \"target\": \(path) },"
  }

  private func literal(_ text: String) -> String { text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
