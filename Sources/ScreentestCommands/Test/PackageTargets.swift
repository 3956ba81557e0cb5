import Foundation

/// The targets of a package, with their sources and dependencies.
struct PackageTargets: Equatable, Sendable {
  /// A target of a package.
  struct Target: Equatable, Sendable {
    /// The kind of a target: code of the package itself, tests, or anything without code for a test, such as a plugin.
    enum Kind: Sendable {
      case code, test, other

      /// Creates the kind for a type of the package manager.
      init(type: String?) {
        switch type {
        case "test": self = .test
        case "library", "executable", "macro": self = .code
        default: self = .other
        }
      }
    }

    let name: String
    /// The name of the target's module, which is the first part of its tests' identifiers.
    let module: String
    /// The folder relative to the package's folder, which is empty for the package's folder itself.
    let path: String
    /// The source files, relative to the target's folder.
    var sources: [String] = []
    /// The names of the package's targets that this target depends on directly.
    var dependencies: [String] = []
    var kind: Kind = .code

    /// Whether the target contains tests.
    var isTest: Bool { kind == .test }

    /// The source files, relative to the package's folder.
    var files: [String] { sources.map { path.isEmpty ? $0 : "\(path)/\($0)" } }
  }

  let targets: [Target]
  /// The package's folder, in the form that the compiler gets.
  let folder: String

  init(_ targets: [Target], folder: String = "") {
    self.targets = targets
    self.folder = folder
  }

  /// Parses the output of `swift package describe --type json`.
  ///
  /// Returns `nil` if the text isn't a description of a package.
  init?(json text: String) {
    // Warnings about the manifest can come before the JSON object.
    guard let start = text.firstIndex(of: "{"), let object = try? JSONSerialization.jsonObject(with: Data(text[start...].utf8)) as? [String: Any],
      let list = object["targets"] as? [[String: Any]]
    else { return nil }
    let targets = list.compactMap { target -> Target? in
      guard let name = target["name"] as? String, let path = target["path"] as? String else { return nil }
      return Target(
        name: name, module: target["c99name"] as? String ?? name, path: path == "." ? "" : path, sources: target["sources"] as? [String] ?? [],
        dependencies: target["target_dependencies"] as? [String] ?? [], kind: .init(type: target["type"] as? String))
    }
    // The package manager lists them in an order that changes.
    self.targets = targets.sorted { $0.name < $1.name }
    folder = object["path"] as? String ?? ""
  }

  /// Returns the targets that a file belongs to, or an empty array if it's outside of all targets.
  ///
  /// A target's folder can contain the folders of other targets. A file that isn't a source belongs to the innermost folder.
  /// A folder around several targets belongs to all of these targets.
  /// - Parameter path: The file's path, relative to the package's folder.
  func targets(ofFile path: String) -> [Target] {
    let around = targets.filter { $0.path.isEmpty || path == $0.path || path.hasPrefix($0.path + "/") }
    let owners = around.filter { $0.files.contains(path) }
    if !owners.isEmpty { return owners }
    if around.isEmpty { return targets.filter { $0.path.hasPrefix(path + "/") } }
    let longest = around.map(\.path.count).max()
    return around.filter { $0.path.count == longest }
  }

  /// Returns the test targets that depend on a target, directly or through other targets, in their order.
  ///
  /// A test target depends on itself.
  func testTargets(dependingOn name: String) -> [Target] {
    var reached: Set<String> = [name]
    var count = 0
    while reached.count > count {
      count = reached.count
      for target in targets where !reached.isDisjoint(with: target.dependencies) { reached.insert(target.name) }
    }
    return targets.filter { $0.isTest && reached.contains($0.name) }
  }
}
