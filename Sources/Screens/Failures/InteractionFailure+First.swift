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
    let failure = interceptingFirst(body)
    failure?.report()
    return failure == nil
  }

  /// Runs an interaction and returns its first failure instead of reporting it.
  ///
  /// A failure that a handler in the test's own code receives doesn't count, and is reported to that handler.
  /// - Parameter body: A closure that performs the interaction.
  /// - Returns: The first failure, or `nil` if there wasn't one.
  @MainActor
  static func interceptingFirst(_ body: () -> Void) -> InteractionFailure? {
    intercept(while: isWithoutInnerHandler, body)
  }

  /// A closure that returns whether the failure handler at the time of its call is the handler of now.
  @MainActor
  static var isWithoutInnerHandler: @Sendable () -> Bool {
    let depth = FailureHandler.scopes.count
    return { FailureHandler.scopes.count == depth }
  }
}
