import HeadlessXCUI

/// An action or an assertion that's about to start or has ended.
///
/// Reporters receive it from ``InteractionHooks``.
public struct InteractionEvent {
  /// The kind of an interaction.
  public enum Kind: String, Sendable {
    /// An action.
    case action
    /// An assertion.
    case assertion
  }

  /// Whether the event is an action or an assertion.
  public let kind: Kind
  /// The name of the action or of the assertion.
  public let name: String
  /// A snapshot of the element when the hook was called, or `nil` if no element was found.
  ///
  /// The snapshot includes the whole screen. If an action has removed the element, the snapshot shows the state before the action.
  public internal(set) var element: ElementSnapshot?
  /// The failure, or `nil` before the interaction ends and if it succeeds.
  public internal(set) var failure: InteractionFailure?
}
