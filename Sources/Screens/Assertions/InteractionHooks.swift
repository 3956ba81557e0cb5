import HeadlessXCUI

/// An action or an assertion that begins or has ended, for reporters: see ``InteractionHooks``.
public struct InteractionEvent {
  /// Whether something is done or checked.
  public enum Kind: String, Sendable {
    /// An action.
    case action
    /// An assertion.
    case assertion
  }

  /// Whether something is done or checked.
  public let kind: Kind
  /// The name of the action or of the assertion.
  public let name: String
  /// The element, as it is now; `nil` where none was found.
  public internal(set) var element: ElementSnapshot?
  /// Why it failed; `nil` before its end, and where it succeeded.
  public internal(set) var failure: InteractionFailure?
}

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
