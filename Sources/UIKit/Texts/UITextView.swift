public import Foundation

/// A text of several lines that a person can edit.
///
/// Its element is a `textView` with the text as its value.
///
/// [Apple: UITextView](https://developer.apple.com/documentation/uikit/uitextview)
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, EditableText {
  /// The appearance of all text views.
  ///
  /// It changes no element.
  public override class func appearance() -> UITextView { UIDeviceValues.current[default: UITextView()] }

  package final let editing: EditingState = EditingState()
  private var styled: NSAttributedString?

  /// The text.
  ///
  /// Setting it notifies nobody and moves the caret to the end.
  open var text: String! {
    get { editing.text }
    set { setText(newValue ?? "") }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { styled?.string == editing.text ? styled : NSAttributedString(string: editing.text) }
    set {
      text = newValue?.string
      styled = newValue
    }
  }
  /// The object that's asked before changes, and notified of them.
  open weak var delegate: (any UITextViewDelegate)?
  /// A Boolean value that indicates whether a person may edit the text.
  open var isEditable: Bool = true {
    didSet { if !isEditable { resignFirstResponder() } }
  }
  /// A Boolean value that indicates whether a person may select text.
  ///
  /// It changes no element.
  open var isSelectable: Bool = true
  /// The traits, for the framework's own use.
  public final var _inputTraits: _UITextInputTraitValues = _UITextInputTraitValues() {
    didSet { if _inputTraits != oldValue { elementDidChange() } }
  }

  /// The font, whose size the text has.
  open var font: UIFont? {
    didSet { if font != oldValue { elementDidChange() } }
  }
  /// The color of the text.
  ///
  /// It changes no element.
  open var textColor: UIColor?
  /// The alignment of the lines.
  ///
  /// It changes no element.
  open var textAlignment: NSTextAlignment = .natural
  /// The distances around the text.
  ///
  /// They change no element.
  open var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// A Boolean value that indicates whether the font follows the device's text size.
  ///
  /// It changes no element.
  open var adjustsFontForContentSizeCategory: Bool = false
  /// A Boolean value that indicates whether a person may change attributes.
  ///
  /// It changes no element.
  open var allowsEditingTextAttributes: Bool = false
  /// The attributes of typed text.
  ///
  /// They change no element.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links.
  ///
  /// They change no element.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// A Boolean value that indicates whether typing replaces the whole text.
  ///
  /// It changes no element.
  open var clearsOnInsertion: Bool = false
  /// The view in the keyboard's place, which isn't shown here.
  open var inputView: UIView?
  /// The view above the keyboard, which isn't shown here.
  open var inputAccessoryView: UIView?

  /// The size: none if the text scrolls, and otherwise the height of the lines at the view's width.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  /// Returns the size of the text in a width, as a SwiftUI `Text` in the view's font has it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width - textContainerInset.left - textContainerInset.right
    let text = TextMeasure.size(of: editing.text, fontSize: font?.pointSize ?? 12, width: width)
    return CGSize(width: size.width, height: textContainerInset.top + textContainerInset.bottom + text.height)
  }

  /// The selected part of the text, in UTF-16 code units; an empty range at the caret.
  open var selectedRange: NSRange {
    get { editing.selection }
    set {
      setSelection(newValue)
      editing.field?.showSelection()
    }
  }

  /// Scrolls to a part of the text; the field shows the caret here.
  open func scrollRangeToVisible(_ range: NSRange) {}

  // MARK: Editing

  open override var isFirstResponder: Bool { editing.hasFocus }

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { canBecomeFirstResponder && editing.takeFocus() }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard !isFirstResponder || mayEndEditing() else { return false }
    editing.giveFocusUp()
    return true
  }

  @discardableResult
  open override func endEditing(_ force: Bool) -> Bool {
    if force { editing.giveFocusUp() }
    return resignFirstResponder()
  }

  package func mayBeginEditing() -> Bool { isEditable && delegate?.textViewShouldBeginEditing(self) ?? true }

  package func mayEndEditing() -> Bool { delegate?.textViewShouldEndEditing(self) ?? true }

  package func didBeginEditing() {
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    delegate?.textViewDidBeginEditing(self)
  }

  package func didEndEditing() {
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    delegate?.textViewDidEndEditing(self)
  }

  package func mayReplace(_ range: NSRange, with replacement: String) -> Bool {
    isEditable && delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }

  package func textDidChange() {
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textViewDidChange(self)
  }

  package func selectionDidChange() { delegate?.textViewDidChangeSelection(self) }

  package func pressReturn() { type("\n", in: editing.selection) }

  // MARK: Text input

  /// A Boolean value that indicates whether there's any text.
  open var hasText: Bool { !editing.text.isEmpty }

  /// Adds a text at the caret, in place of what's selected.
  open func insertText(_ text: String) { replace(editing.selection, with: text) }

  /// Removes what's selected, or the character before the caret.
  ///
  /// The delete key calls it, also in an empty view.
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
  open func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: editing.text.utf16.count) }

  /// Posted when editing of a view has begun.
  nonisolated public static let textDidBeginEditingNotification: NSNotification.Name = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted when editing of a view has ended.
  nonisolated public static let textDidEndEditingNotification: NSNotification.Name = NSNotification.Name("UITextViewTextDidEndEditingNotification")
  /// Posted when a person has changed the text of a view.
  nonisolated public static let textDidChangeNotification: NSNotification.Name = NSNotification.Name("UITextViewTextDidChangeNotification")
}
