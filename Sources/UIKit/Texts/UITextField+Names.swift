public import Foundation

extension UITextField {
  /// The borders of a field.
  public enum BorderStyle: Int, Sendable {
    /// The borders.
    case none = 0, line = 1, bezel = 2, roundedRect = 3
  }

  /// The times at which a view in a field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is being edited.
    case whileEditing = 1
    /// While the field isn't being edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The reasons why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was kept.
    case committed = 0
    /// Editing was cancelled, which happens on no iPhone.
    case cancelled = 1
  }

  /// Posted when editing of a field has begun.
  nonisolated public static let textDidBeginEditingNotification: NSNotification.Name = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing of a field has ended.
  nonisolated public static let textDidEndEditingNotification: NSNotification.Name = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted when a person has changed the text of a field.
  nonisolated public static let textDidChangeNotification: NSNotification.Name = NSNotification.Name("UITextFieldTextDidChangeNotification")
}

/// The object that a text field asks before changes, and notifies of them.
///
/// [Apple: UITextFieldDelegate](https://developer.apple.com/documentation/uikit/uitextfielddelegate)
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin; by default it may.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun; does nothing by default.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end; by default it may.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended; does nothing by default.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when editing has ended, with the reason; calls the function without one by default.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether a person may replace a part of the text; by default it's allowed.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The part, in UTF-16 code units.
  ///   - string: The replacement; empty for a deletion.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
  /// Called when the caret has moved or the selection has changed; does nothing by default.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the button “Clear text” removes the text; by default it does.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key sends its events; by default it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns whether editing may begin: it may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Called when editing has begun; does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Returns whether editing may end: it may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Called when editing has ended; does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Called when editing has ended; calls the function without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { textFieldDidEndEditing(textField) }

  /// Returns whether a person may replace a part of the text: it's allowed.
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }

  /// Called when the selection has changed; does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Returns whether the button “Clear text” removes the text: it does.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Returns whether the return key sends its events: it does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
