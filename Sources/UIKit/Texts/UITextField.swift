public import Foundation

/// A single line of editable text.
///
/// Its element is a `textField`, or a `secureTextField` for secure text entry.
///
/// [Apple: UITextField](https://developer.apple.com/documentation/uikit/uitextfield)
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, EditableText {
  /// Returns the appearance proxy of text fields.
  ///
  /// On the simulated device, values set on the proxy have no effect.
  public class func appearance() -> UITextField { UIDeviceValues.current[default: UITextField()] }

  package final let editing: EditingState = EditingState()
  private var styled: NSAttributedString?

  /// The text in the field.
  ///
  /// Setting the text sends no events and moves the caret to the end.
  open var text: String? {
    get { editing.text }
    set { setText(newValue ?? "") }
  }
  /// The attributed text.
  open var attributedText: NSAttributedString? {
    get { styled?.string == editing.text ? styled : NSAttributedString(string: editing.text) }
    set {
      text = newValue?.string
      styled = newValue
    }
  }
  /// The placeholder, which is displayed when the field is empty.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { elementDidChange() } }
  }
  /// The attributed placeholder.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The delegate of the text field.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The border style.
  ///
  /// A field with a `roundedRect` border is higher.
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The times when the button “Clear text” is visible.
  open var clearButtonMode: ViewMode = .never {
    didSet { if clearButtonMode != oldValue { elementDidChange() } }
  }
  /// A Boolean value that indicates whether the text is cleared when editing begins.
  open var clearsOnBeginEditing: Bool = false
  /// The input traits, for the framework's internal use.
  public final var _inputTraits: _UITextInputTraitValues = _UITextInputTraitValues() {
    didSet { if _inputTraits != oldValue { elementDidChange() } }
  }

  /// The font, which determines the size of the text.
  open var font: UIFont? {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The color of the text.
  ///
  /// On the simulated device, the color has no effect.
  open var textColor: UIColor?
  /// The alignment of the text.
  ///
  /// On the simulated device, the alignment has no effect.
  open var textAlignment: NSTextAlignment = .natural
  /// A Boolean value that indicates whether the font shrinks to fit the width.
  ///
  /// On the simulated device, the value has no effect.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// The minimum font size for shrinking.
  ///
  /// On the simulated device, the minimum font size has no effect.
  open var minimumFontSize: CGFloat = 0
  /// A Boolean value that indicates whether the font follows the device's text size.
  ///
  /// On the simulated device, the value has no effect.
  open var adjustsFontForContentSizeCategory: Bool = false
  /// The default attributes of the text.
  ///
  /// On the simulated device, the default attributes have no effect.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The view on the leading side.
  ///
  /// On the simulated device, the view isn't displayed.
  open var leftView: UIView?
  /// The times when the leading view is visible.
  open var leftViewMode: ViewMode = .never
  /// The view on the trailing side.
  ///
  /// On the simulated device, the view isn't displayed.
  open var rightView: UIView?
  /// The times when the trailing view is visible.
  open var rightViewMode: ViewMode = .never
  /// The view that replaces the keyboard.
  ///
  /// On the simulated device, the view isn't displayed.
  open var inputView: UIView?
  /// The view above the keyboard.
  ///
  /// On the simulated device, the view isn't displayed.
  open var inputAccessoryView: UIView?

  /// The natural size of the field, which fills the available width.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: borderStyle == .roundedRect ? 34 : 22) }

  // MARK: Editing

  /// A Boolean value that indicates whether the field has keyboard focus.
  open var isEditing: Bool { isFirstResponder }

  open override var isFirstResponder: Bool { editing.hasFocus }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { canBecomeFirstResponder && editing.takeFocus() }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else {
      editing.giveFocusUp()
      return true
    }
    guard mayEndEditing() else { return false }
    editing.giveFocusUp()
    return true
  }

  @discardableResult
  open override func endEditing(_ force: Bool) -> Bool {
    if force { editing.giveFocusUp() }
    return resignFirstResponder()
  }

  package func mayBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

  package func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  package func didBeginEditing() {
    elementDidChange()
    if clearsOnBeginEditing, !editing.text.isEmpty { clear() }
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    delegate?.textFieldDidBeginEditing(self)
  }

  package func didEndEditing() {
    elementDidChange()
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
  }

  package func mayReplace(_ range: NSRange, with replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
  }

  package func textDidChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  package func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  // As on a phone, the keyboard is dismissed only if the end-on-exit event has a handler.
  package func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  /// Clears the text if the delegate allows it, like the button “Clear text”.
  package func clear() {
    if delegate?.textFieldShouldClear(self) ?? true { replace(NSRange(location: 0, length: editing.text.utf16.count), with: "") }
  }

  // MARK: Text input

  /// A Boolean value that indicates whether the text isn't empty.
  open var hasText: Bool { !editing.text.isEmpty }

  /// Inserts text at the caret, replacing the selection.
  open func insertText(_ text: String) { replace(editing.selection, with: text) }

  /// Deletes the selection, or the character before the caret.
  ///
  /// The Delete key calls this function, even if the field is empty.
  open func deleteBackward() { typeDelete() }

  /// The selected range, or an empty range at the caret.
  open var selectedTextRange: UITextRange? {
    get { rangeOfSelection() }
    set { select(newValue) }
  }

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The position after the last character.
  open var endOfDocument: UITextPosition { UITextPosition(editing.text.utf16.count) }

  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? { substring(range) }

  /// Replaces the text in a range.
  open func replace(_ range: UITextRange, withText text: String) { replace(range.range, with: text) }

  /// Selects all text.
  open func selectAll(_ sender: Any?) { selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument) }
}
