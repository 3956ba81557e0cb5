public import Foundation

/// The base class of objects that respond to events, such as the app, windows and views.
///
/// On the simulated device, touches and key presses go to SwiftUI views. A UIKit responder receives only the events that code sends.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  nonisolated public override init() { super.init() }

  /// The next responder.
  ///
  /// For a view, this is its view controller or superview. The window, the app and the app's delegate follow.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether the responder has keyboard focus.
  ///
  /// Only text fields, text views and search bars can have keyboard focus.
  open var isFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder can become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Requests keyboard focus, and returns whether the responder has it.
  ///
  /// Only text fields, text views and search bars can have keyboard focus.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Resigns keyboard focus.
  ///
  /// The focused field loses the focus unless its delegate prevents that.
  @discardableResult
  open func resignFirstResponder() -> Bool { CurrentUIDevice.system?.endEditing(isForced: false) ?? true }

  /// Posted before the keyboard appears.
  ///
  /// Never posted on the simulated device. Use `@FocusState` and `onSubmit` instead.
  nonisolated public static let keyboardWillShowNotification: NSNotification.Name = NSNotification.Name("UIKeyboardWillShowNotification")
  /// Posted after the keyboard appears.
  ///
  /// Never posted on the simulated device.
  nonisolated public static let keyboardDidShowNotification: NSNotification.Name = NSNotification.Name("UIKeyboardDidShowNotification")
  /// Posted before the keyboard is hidden.
  ///
  /// Never posted on the simulated device.
  nonisolated public static let keyboardWillHideNotification: NSNotification.Name = NSNotification.Name("UIKeyboardWillHideNotification")
  /// Posted after the keyboard is hidden.
  ///
  /// Never posted on the simulated device.
  nonisolated public static let keyboardDidHideNotification: NSNotification.Name = NSNotification.Name("UIKeyboardDidHideNotification")
  /// Posted before the keyboard's frame changes.
  ///
  /// Never posted on the simulated device.
  nonisolated public static let keyboardWillChangeFrameNotification: NSNotification.Name = NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  /// The key of the keyboard's frame at the end of the animation.
  nonisolated public static let keyboardFrameEndUserInfoKey: String = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the keyboard's frame at the start of the animation.
  nonisolated public static let keyboardFrameBeginUserInfoKey: String = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's animation duration.
  nonisolated public static let keyboardAnimationDurationUserInfoKey: String = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the keyboard's animation curve.
  nonisolated public static let keyboardAnimationCurveUserInfoKey: String = "UIKeyboardAnimationCurveUserInfoKey"
}
