import Foundation

/// The tests that changed files can affect, and the reasons.
struct AffectedTests: Equatable {
  private(set) var selection: TestSelection = TestSelection()
  /// The reasons for the selection, each as a clause: “CartTests depends on Cart”.
  private(set) var reasons: [String] = []

  /// Finds the tests that changes can affect.
  /// - Parameters:
  ///   - changes: The changed files.
  ///   - package: The targets of the package, or `nil` if they aren't known. Every change can then affect every test.
  ///   - text: A closure that returns the text of a file in the package, or `nil` if the file doesn't exist.
  init(_ changes: FileChanges, in package: PackageTargets?, text: (String) -> String?) {
    if changes.isIncomplete {
      selection = .everything
      reasons = ["too many files changed at a time"]
    } else if changes.paths.contains(where: FileChanges.isManifest) {
      selection = .everything
      reasons = ["the manifest can affect every target"]
    } else if let package {
      for path in changes.paths { add(path, package, text) }
    } else if !changes.isEmpty {
      selection = .everything
      reasons = ["the targets of the package aren't known"]
    }
  }

  private mutating func add(_ path: String, _ package: PackageTargets, _ text: (String) -> String?) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let owners = package.targets(ofFile: path)
    if owners.isEmpty { note("\(file) isn't part of a target") }
    for target in owners {
      if target.isTest, let related = Related(to: path, in: target, text: text) {
        selection.suites.formUnion(related.names.map { "\(target.module).\($0)" })
        note(related.files.count == 1 ? "\(file) contains tests" : "\(file) or the files that use it contain tests")
      } else {
        let tests = package.testTargets(dependingOn: target.name)
        selection.modules.formUnion(tests.map(\.module))
        if tests.isEmpty {
          note("no test depends on \(target.name)")
        } else if target.isTest {
          note("\(file) can affect each test in \(Self.list(tests.map(\.name)))")
        } else {
          note("\(Self.list(tests.map(\.name))) \(tests.count == 1 ? "depends" : "depend") on \(target.name)")
        }
      }
    }
  }

  private mutating func note(_ reason: String) { if !reasons.contains(reason) { reasons.append(reason) } }

  /// Returns words with commas and “and” between them, with at most three words.
  static func list(_ words: [String]) -> String {
    if words.count < 2 { return words.first ?? "" }
    if words.count > 3 { return "\(words[0]), \(words[1]) and \(words.count - 2) others" }
    return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
  }

  /// The files of a test target that use a file's declarations, directly or through other files.
  private struct Related {
    private(set) var files: Set<String>
    /// The top-level names in these files, including the names of their suites.
    private(set) var names: Set<String> = []
    private var extended: Set<String> = []
    private var hasUnnamed = false

    /// Finds the files.
    ///
    /// Returns `nil` if every file can be related, because the file isn't a Swift file, was removed, or contains declarations whose uses don't contain a name.
    init?(to path: String, in target: PackageTargets.Target, text: (String) -> String?) {
      guard path.hasSuffix(".swift"), let first = text(path) else { return nil }
      files = [path]
      var searched = add(first)
      var others = target.files.filter { $0 != path }.compactMap { file in text(file).map { (file, $0) } }
      while !searched.isEmpty, !others.isEmpty, !hasUnnamed {
        let users = others.filter { user in searched.contains { user.1.range(of: $0) != nil } }
        others.removeAll { other in users.contains { $0.0 == other.0 } }
        let known = names
        searched = []
        for (file, text) in users {
          files.insert(file)
          searched.formUnion(add(text))
        }
        searched.subtract(known)
      }
      // The users of a member that the file adds to another module's type can't be found by the type's name.
      if hasUnnamed || names.isEmpty || !extended.isSubset(of: names) { return nil }
      names.formUnion(extended)
    }

    /// Adds the declarations of a file, and returns the names that other files can use.
    private mutating func add(_ text: String) -> Set<String> {
      let declarations = SourceDeclarations(text)
      names.formUnion(declarations.names)
      extended.formUnion(declarations.extended)
      hasUnnamed = hasUnnamed || declarations.hasUnnamed
      return declarations.names.subtracting(declarations.hidden).union(declarations.extended)
    }
  }
}
