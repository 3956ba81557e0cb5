import HeadlessXCUI

extension InteractionFailure {
  /// Runs an interaction that consists of several others, and reports only the first failure.
  ///
  /// A failure handler that lets the test continue then receives one failure for each interaction. After the failure, the rest of the interaction has no effect.
  /// The interaction can call the test's own code, such as `complete()` of a screen. A failure that a handler in that code receives doesn't count.
  /// - Parameter body: A closure that performs the parts of the interaction.
  /// - Returns: Whether all parts succeeded.
  @MainActor @discardableResult
  static func reportingFirst(_ body: () -> Void) -> Bool {
    let depth = FailureHandler.scopes.count
    let failure = intercept(while: { FailureHandler.scopes.count == depth }, body)
    failure?.report()
    return failure == nil
  }
}
