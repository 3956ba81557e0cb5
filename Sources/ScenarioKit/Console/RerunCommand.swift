/// The shell command that runs tests again.
package enum RerunCommand {
  /// Returns the names of this process's tests that a filter can name, each once.
  ///
  /// A test that isn't in a test library is left out.
  static func names(of identities: [String]) -> [String] {
    guard isOfTestLibrary else { return [] }
    var names: [String] = []
    for identity in identities where !identity.hasPrefix(RunItself.feature + "/") {
      let name = Self.name(of: identity)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns the `swift test` command for a test.
  /// - Parameter identity: The class or suite and the function: “CartTests/test_paying”. Anything from “#” or “(” is ignored.
  package static func command(filter identity: String) -> String { command(names: [name(of: identity)]) }

  /// Returns the `swift test` command for tests, with one filter that names them all.
  /// - Parameter names: The names of the tests, as returned by ``names(of:)``.
  static func command(names: [String]) -> String {
    // Escape special characters, because `swift test` expects a regular expression.
    let patterns = names.map { name in name.map { "\\^$.|?*+[]{}".contains($0) ? "\\\($0)" : String($0) }.joined() }
    return "swift test --filter \(quoted(patterns.joined(separator: "|")))"
  }

  /// Returns an argument in single quotes for a shell.
  static func quoted(_ argument: String) -> String { "'\(argument.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'" }

  private static func name(of identity: String) -> String { String(identity.prefix { $0 != "#" && $0 != "(" }) }

  private static let isOfTestLibrary: Bool = XCTestObserver.isInstalled || SwiftTesting.isLoaded
}
