public import Foundation

/// What events are handed to: the app, its windows and views.
///
/// The keyboard and the touches of a simulated device go to SwiftUI's views; a responder here has what code names.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  nonisolated public override init() { super.init() }

  /// The responder around this one: of a view its view controller or the view around it, then the window, the app and the app's delegate.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether the keyboard types into the responder: a text field, a text view or a search bar can have it.
  open var isFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder can have the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// Asks for the keyboard, and returns whether the responder has it: only a text field, a text view or a search bar can.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives the keyboard up: the field that has it loses it, unless its delegate keeps it.
  @discardableResult
  open func resignFirstResponder() -> Bool { CurrentUIDevice.system?.endEditing(isForced: false) ?? true }

  /// Told before the keyboard is shown; posted by a phone, and not here: read `@FocusState`, or use `keyboardShortcut` and `onSubmit`.
  nonisolated public static let keyboardWillShowNotification: NSNotification.Name = NSNotification.Name("UIKeyboardWillShowNotification")
  /// Told after the keyboard is shown; posted by a phone, and not here.
  nonisolated public static let keyboardDidShowNotification: NSNotification.Name = NSNotification.Name("UIKeyboardDidShowNotification")
  /// Told before the keyboard is hidden; posted by a phone, and not here.
  nonisolated public static let keyboardWillHideNotification: NSNotification.Name = NSNotification.Name("UIKeyboardWillHideNotification")
  /// Told after the keyboard is hidden; posted by a phone, and not here.
  nonisolated public static let keyboardDidHideNotification: NSNotification.Name = NSNotification.Name("UIKeyboardDidHideNotification")
  /// Told before the keyboard changes its frame; posted by a phone, and not here.
  nonisolated public static let keyboardWillChangeFrameNotification: NSNotification.Name = NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  /// The key of the frame that the keyboard will have.
  nonisolated public static let keyboardFrameEndUserInfoKey: String = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the frame that the keyboard had.
  nonisolated public static let keyboardFrameBeginUserInfoKey: String = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of how long the keyboard moves.
  nonisolated public static let keyboardAnimationDurationUserInfoKey: String = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve in which the keyboard moves.
  nonisolated public static let keyboardAnimationCurveUserInfoKey: String = "UIKeyboardAnimationCurveUserInfoKey"
}
