/// What somebody types to run a test again.
package enum RerunCommand {
  /// The command for a test of this process; `nil` where no test library runs it.
  static func command(ofTest identity: String) -> String? {
    isOfTestLibrary && !identity.hasPrefix(RunItself.feature + "/") ? command(filter: identity) : nil
  }

  /// The command for a test that `swift test` runs.
  /// - Parameter identity: The class or suite and the function: “CartTests/test_paying”; what comes after “#” or “(” is left out.
  package static func command(filter identity: String) -> String {
    let name = identity.prefix { $0 != "#" && $0 != "(" }
    // `swift test` takes a regular expression.
    let pattern = name.map { "\\^$.|?*+[]{}".contains($0) ? "\\\($0)" : String($0) }.joined()
    return "swift test --filter '\(pattern.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }

  private static let isOfTestLibrary: Bool = XCTestObserver.isInstalled || SwiftTesting.isLoaded
}
