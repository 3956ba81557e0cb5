import Foundation

/// Where a new package takes ScreenTestKit from.
enum ScreenTestKitOrigin: Equatable {
  /// A clone on this machine.
  case clone(URL)
  /// What the package manager clones.
  case remote(String)

  /// Reads what was said, a folder or a URL.
  /// - Parameters:
  ///   - text: What was said; `nil` for the clone that the tool belongs to.
  ///   - current: The current folder, to which a path may be relative.
  ///   - clone: The clone that the tool belongs to, if it is known.
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

  /// What products name the package by.
  var identity: String {
    switch self {
    case .clone: "ScreenTestKit"
    case .remote(let url): literal(String(url.split { $0 == "/" || $0 == ":" }.last.map { $0.hasSuffix(".git") ? $0.dropLast(4) : $0 } ?? "ScreenTestKit"))
    }
  }

  /// The dependency as a manifest writes it.
  /// - Parameter package: The folder of the manifest.
  func dependency(from package: URL) -> String {
    switch self {
    case .clone(let folder): ".package(name: \"ScreenTestKit\", path: \"\(literal(RelativePath.of(folder, from: package)))\")"
    case .remote(let url): ".package(url: \"\(literal(url))\", branch: \"main\")"
    }
  }

  /// Where the clone is, seen from a package; beside it, as CI has it, where only a URL is known.
  func clone(from package: URL) -> String {
    switch self {
    case .clone(let folder): RelativePath.of(folder, from: package)
    case .remote: "../ScreenTestKit"
    }
  }

  private func literal(_ text: String) -> String { text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
