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
  /// The element, with the whole screen as it was when the hook was called; `nil` where none was found.
  ///
  /// Where an action has removed the element, it is as it was before the action.
  public internal(set) var element: ElementSnapshot?
  /// Why it failed; `nil` before its end, and where it succeeded.
  public internal(set) var failure: InteractionFailure?
}
