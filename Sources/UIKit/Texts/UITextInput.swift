public import Foundation

/// A responder that receives text from the keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// A Boolean value that indicates whether the text isn't empty.
  var hasText: Bool { get }
  /// Inserts text at the caret, replacing the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the caret.
  func deleteBackward()
}

/// A view with editable text and text positions: a text field or text view.
///
/// [Apple: UITextInput](https://developer.apple.com/documentation/uikit/uitextinput)
@preconcurrency @MainActor
public protocol UITextInput: UIView, UIKeyInput, UITextInputTraits {
  /// The selected range, or an empty range at the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  /// Returns the position at an offset from another position, or `nil` if it's out of bounds.
  ///
  /// Offsets are in UTF-16 code units.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let new = position.offset + offset
    return (0...endOfDocument.offset).contains(new) ? UITextPosition(new) : nil
  }

  /// Returns the range between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { UITextRange(fromPosition.offset, toPosition.offset) }

  /// Returns the number of UTF-16 code units between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
  }
}

/// A position in text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// A range of text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The position before the first character.
  public let start: UITextPosition
  /// The position after the last character.
  public let end: UITextPosition

  init(_ start: Int, _ end: Int) { (self.start, self.end) = (UITextPosition(min(start, end)), UITextPosition(max(start, end))) }

  /// A Boolean value that indicates whether the range is empty.
  open var isEmpty: Bool { start.offset == end.offset }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

// Text fields and text views share this implementation of `UITextInput`.
extension EditableText {
  func rangeOfSelection() -> UITextRange { UITextRange(editing.selection.location, NSMaxRange(editing.selection)) }

  func select(_ range: UITextRange?) {
    setSelection(range?.range ?? NSRange(location: editing.text.utf16.count, length: 0))
    editing.field?.showSelection()
  }

  func substring(_ range: UITextRange) -> String? { Range(range.range, in: editing.text).map { String(editing.text[$0]) } }
}
