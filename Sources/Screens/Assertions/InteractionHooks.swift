import HeadlessXCUI

/// Closures that are called before and after each action and each assertion of a selection: ``withInteractionHooks(_:operation:)``.
public struct InteractionHooks: Sendable {
  let before: @MainActor (InteractionEvent) -> Void
  let after: @MainActor (InteractionEvent) -> Void

  /// Creates hooks.
  /// - Parameters:
  ///   - before: Called when the element is found, just before something is done with it. It is not called where no element is found for an action.
  ///   - after: Called after it, with the failure where it failed, before that is reported.
  public init(before: @escaping @MainActor (InteractionEvent) -> Void = { _ in }, after: @escaping @MainActor (InteractionEvent) -> Void = { _ in }) {
    self.before = before
    self.after = after
  }

  /// The hooks that hold here, the outermost first.
  @TaskLocal static var current: [InteractionHooks] = []
}

/// Runs a part of a test with hooks around each action and assertion; hooks that hold already are called too, and first.
/// - Parameters:
///   - hooks: The hooks.
///   - operation: The part of the test, with its tasks.
/// - Returns: What the operation returns.
@discardableResult
public func withInteractionHooks<Result>(_ hooks: InteractionHooks, operation: () throws -> Result) rethrows -> Result {
  try InteractionHooks.$current.withValue(InteractionHooks.current + [hooks], operation: operation)
}

/// Runs an asynchronous part of a test with hooks around each action and assertion: see the synchronous form.
@discardableResult
public func withInteractionHooks<Result>(
  isolation: isolated (any Actor)? = #isolation, _ hooks: InteractionHooks, operation: () async throws -> Result
) async rethrows -> Result {
  try await InteractionHooks.$current.withValue(InteractionHooks.current + [hooks], operation: operation, isolation: isolation)
}
