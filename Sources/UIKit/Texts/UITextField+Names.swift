public import Foundation

extension UITextField {
  /// The border style of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin rectangle.
    case line = 1
    /// A bezel.
    case bezel = 2
    /// A rounded rectangle.
    case roundedRect = 3
  }

  /// The times when a view in a text field is visible.
  public enum ViewMode: Int, Sendable {
    /// The view is never visible.
    case never = 0
    /// The view is visible during editing.
    case whileEditing = 1
    /// The view is visible except during editing.
    case unlessEditing = 2
    /// The view is always visible.
    case always = 3
  }

  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was committed.
    case committed = 0
    /// Editing was canceled.
    ///
    /// Editing is never canceled on an iPhone.
    case cancelled = 1
  }

  /// Posted after editing began.
  nonisolated public static let textDidBeginEditingNotification: NSNotification.Name = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted after editing ended.
  nonisolated public static let textDidEndEditingNotification: NSNotification.Name = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted after a person changed the text.
  nonisolated public static let textDidChangeNotification: NSNotification.Name = NSNotification.Name("UITextFieldTextDidChangeNotification")
}

/// The delegate of a text field.
///
/// [Apple: UITextFieldDelegate](https://developer.apple.com/documentation/uikit/uitextfielddelegate)
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing can begin.
  ///
  /// The default implementation returns `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  ///
  /// The default implementation does nothing.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing can end.
  ///
  /// The default implementation returns `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended.
  ///
  /// The default implementation does nothing.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing ended, with the reason.
  ///
  /// The default implementation calls the function without a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether a person can replace a part of the text.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - textField: The text field.
  ///   - range: The range to replace, in UTF-16 code units.
  ///   - string: The replacement. It's empty for a deletion.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
  /// Called after the selection changed or the caret moved.
  ///
  /// The default implementation does nothing.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the button “Clear text” clears the text.
  ///
  /// The default implementation returns `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the Return key sends its events.
  ///
  /// The default implementation returns `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns whether editing can begin.
  ///
  /// The default implementation returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Called after editing began.
  ///
  /// The default implementation does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Returns whether editing can end.
  ///
  /// The default implementation returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Called after editing ended.
  ///
  /// The default implementation does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Called after editing ended, with the reason.
  ///
  /// The default implementation calls the function without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { textFieldDidEndEditing(textField) }

  /// Returns whether a person can replace a part of the text.
  ///
  /// The default implementation returns `true`.
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }

  /// Called after the selection changed.
  ///
  /// The default implementation does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Returns whether the button “Clear text” clears the text.
  ///
  /// The default implementation returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Returns whether the Return key sends its events.
  ///
  /// The default implementation returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
