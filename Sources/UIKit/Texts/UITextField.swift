public import Foundation

/// A line of text that a person can edit.
///
/// Its element is a `textField`, or a `secureTextField` for secure entry.
///
/// [Apple: UITextField](https://developer.apple.com/documentation/uikit/uitextfield)
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, EditableText {
  /// The appearance of all text fields.
  ///
  /// It changes no element.
  public class func appearance() -> UITextField { UIDeviceValues.current[default: UITextField()] }

  package final let editing: EditingState = EditingState()
  private var styled: NSAttributedString?

  /// The text.
  ///
  /// Setting it sends no events and moves the caret to the end.
  open var text: String? {
    get { editing.text }
    set { setText(newValue ?? "") }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { styled?.string == editing.text ? styled : NSAttributedString(string: editing.text) }
    set {
      text = newValue?.string
      styled = newValue
    }
  }
  /// The text that's shown while the field is empty.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { elementDidChange() } }
  }
  /// The placeholder with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The object that's asked before changes, and notified of them.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The border; one of the style `roundedRect` makes the field higher.
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The times at which a button “Clear text” is shown.
  open var clearButtonMode: ViewMode = .never {
    didSet { if clearButtonMode != oldValue { elementDidChange() } }
  }
  /// A Boolean value that indicates whether the text is removed when editing begins.
  open var clearsOnBeginEditing: Bool = false
  /// The traits, for the framework's own use.
  public final var _inputTraits: _UITextInputTraitValues = _UITextInputTraitValues() {
    didSet { if _inputTraits != oldValue { elementDidChange() } }
  }

  /// The font, whose size the text has.
  open var font: UIFont? {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The color of the text.
  ///
  /// It changes no element.
  open var textColor: UIColor?
  /// The alignment of the text.
  ///
  /// It changes no element.
  open var textAlignment: NSTextAlignment = .natural
  /// A Boolean value that indicates whether a text that doesn't fit gets smaller.
  ///
  /// It changes no element.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// The least size of a text that gets smaller.
  ///
  /// It changes no element.
  open var minimumFontSize: CGFloat = 0
  /// A Boolean value that indicates whether the font follows the device's text size.
  ///
  /// It changes no element.
  open var adjustsFontForContentSizeCategory: Bool = false
  /// The attributes of text without others.
  ///
  /// They change no element.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The view at the leading end of the field, which isn't shown here.
  open var leftView: UIView?
  /// The times at which the leading view is shown.
  open var leftViewMode: ViewMode = .never
  /// The view at the trailing end of the field, which isn't shown here.
  open var rightView: UIView?
  /// The times at which the trailing view is shown.
  open var rightViewMode: ViewMode = .never
  /// The view in the keyboard's place, which isn't shown here.
  open var inputView: UIView?
  /// The view above the keyboard, which isn't shown here.
  open var inputAccessoryView: UIView?

  /// The size of the line: as wide as there is room.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: borderStyle == .roundedRect ? 34 : 22) }

  // MARK: Editing

  /// A Boolean value that indicates whether the keyboard types into the field.
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

  // As on a phone, the keyboard goes away only if something handles the end on exit.
  package func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  /// Removes the text as the button “Clear text” does, if the delegate allows it.
  package func clear() {
    if delegate?.textFieldShouldClear(self) ?? true { replace(NSRange(location: 0, length: editing.text.utf16.count), with: "") }
  }

  // MARK: Text input

  /// A Boolean value that indicates whether there's any text.
  open var hasText: Bool { !editing.text.isEmpty }

  /// Adds a text at the caret, in place of what's selected.
  open func insertText(_ text: String) { replace(editing.selection, with: text) }

  /// Removes what's selected, or the character before the caret.
  ///
  /// The delete key calls it, also in an empty field.
  open func deleteBackward() { typeDelete() }

  /// The selected part of the text; an empty range at the caret.
  open var selectedTextRange: UITextRange? {
    get { rangeOfSelection() }
    set { select(newValue) }
  }

  /// The position of the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The position behind the last character.
  open var endOfDocument: UITextPosition { UITextPosition(editing.text.utf16.count) }

  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? { substring(range) }

  /// Replaces the text in a range.
  open func replace(_ range: UITextRange, withText text: String) { replace(range.range, with: text) }

  /// Selects the whole text.
  open func selectAll(_ sender: Any?) { selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument) }
}
