/// The shell command that runs a test again.
package enum RerunCommand {
  /// Returns the command for a test of this process, or `nil` if the test isn't in a test library.
  static func command(ofTest identity: String) -> String? {
    isOfTestLibrary && !identity.hasPrefix(RunItself.feature + "/") ? command(filter: identity) : nil
  }

  /// Returns the `swift test` command for a test.
  /// - Parameter identity: The class or suite and the function: “CartTests/test_paying”. Anything from “#” or “(” is ignored.
  package static func command(filter identity: String) -> String {
    let name = identity.prefix { $0 != "#" && $0 != "(" }
    // Escape special characters, because `swift test` expects a regular expression.
    let pattern = name.map { "\\^$.|?*+[]{}".contains($0) ? "\\\($0)" : String($0) }.joined()
    return "swift test --filter '\(pattern.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }

  private static let isOfTestLibrary: Bool = XCTestObserver.isInstalled || SwiftTesting.isLoaded
}
