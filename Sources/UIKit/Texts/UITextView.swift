public import Foundation

/// A scrollable area of text that a person can edit.
///
/// Its element is a `textView` with the text as its value.
///
/// [Apple: UITextView](https://developer.apple.com/documentation/uikit/uitextview)
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, EditableText {
  /// Returns the appearance proxy of text views.
  ///
  /// On the simulated device, values set on the proxy have no effect.
  public override class func appearance() -> UITextView { UIDeviceValues.current[default: UITextView()] }

  package final let editing: EditingState = EditingState()
  private var styled: NSAttributedString?

  /// The text in the view.
  ///
  /// Setting the text doesn't call the delegate, and moves the caret to the end.
  open var text: String! {
    get { editing.text }
    set { setText(newValue ?? "") }
  }
  /// The attributed text.
  open var attributedText: NSAttributedString! {
    get { styled?.string == editing.text ? styled : NSAttributedString(string: editing.text) }
    set {
      text = newValue?.string
      styled = newValue
    }
  }
  /// The delegate of the text view.
  open weak var delegate: (any UITextViewDelegate)?
  /// A Boolean value that indicates whether a person can edit the text.
  open var isEditable: Bool = true {
    didSet { if !isEditable { resignFirstResponder() } }
  }
  /// A Boolean value that indicates whether a person can select text.
  ///
  /// On the simulated device, the value has no effect.
  open var isSelectable: Bool = true
  /// The input traits, for the framework's internal use.
  public final var _inputTraits: _UITextInputTraitValues = _UITextInputTraitValues() {
    didSet { if _inputTraits != oldValue { elementDidChange() } }
  }

  /// The font, which determines the size of the text.
  open var font: UIFont? {
    didSet { if font != oldValue { elementDidChange() } }
  }
  /// The color of the text.
  ///
  /// On the simulated device, the color has no effect.
  open var textColor: UIColor?
  /// The alignment of the text.
  ///
  /// On the simulated device, the alignment has no effect.
  open var textAlignment: NSTextAlignment = .natural
  /// The insets around the text.
  ///
  /// On the simulated device, the insets have no effect.
  open var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// A Boolean value that indicates whether the font follows the device's text size.
  ///
  /// On the simulated device, the value has no effect.
  open var adjustsFontForContentSizeCategory: Bool = false
  /// A Boolean value that indicates whether a person can edit text attributes.
  ///
  /// On the simulated device, the value has no effect.
  open var allowsEditingTextAttributes: Bool = false
  /// The attributes of typed text.
  ///
  /// On the simulated device, the attributes have no effect.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links.
  ///
  /// On the simulated device, the attributes have no effect.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// A Boolean value that indicates whether typing replaces the entire text.
  ///
  /// On the simulated device, the value has no effect.
  open var clearsOnInsertion: Bool = false
  /// The view that replaces the keyboard.
  ///
  /// On the simulated device, the view isn't displayed.
  open var inputView: UIView?
  /// The view above the keyboard.
  ///
  /// On the simulated device, the view isn't displayed.
  open var inputAccessoryView: UIView?

  /// The natural size of the text view.
  ///
  /// If scrolling is enabled, there's no natural size. Otherwise, the natural height is the height of the text at the view's width.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  /// Returns the size of the text at an available width.
  ///
  /// The size is the same as for a SwiftUI `Text` in the view's font.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width - textContainerInset.left - textContainerInset.right
    let text = TextMeasure.size(of: editing.text, fontSize: font?.pointSize ?? 12, width: width)
    return CGSize(width: size.width, height: textContainerInset.top + textContainerInset.bottom + text.height)
  }

  /// The selected range in UTF-16 code units, or an empty range at the caret.
  open var selectedRange: NSRange {
    get { editing.selection }
    set {
      setSelection(newValue)
      editing.field?.showSelection()
    }
  }

  /// Scrolls to a range of the text.
  ///
  /// Does nothing, because the field always shows the caret.
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

  /// A Boolean value that indicates whether the text isn't empty.
  open var hasText: Bool { !editing.text.isEmpty }

  /// Inserts text at the caret, replacing the selection.
  open func insertText(_ text: String) { replace(editing.selection, with: text) }

  /// Deletes the selection, or the character before the caret.
  ///
  /// The Delete key calls this function, even if the view is empty.
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
  open func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: editing.text.utf16.count) }

  /// Posted after editing began.
  nonisolated public static let textDidBeginEditingNotification: NSNotification.Name = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted after editing ended.
  nonisolated public static let textDidEndEditingNotification: NSNotification.Name = NSNotification.Name("UITextViewTextDidEndEditingNotification")
  /// Posted after a person changed the text.
  nonisolated public static let textDidChangeNotification: NSNotification.Name = NSNotification.Name("UITextViewTextDidChangeNotification")
}
