public import Foundation

/// A responder that takes text from the keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// A Boolean value that indicates whether there's any text.
  var hasText: Bool { get }
  /// Adds a text at the caret, in place of what's selected.
  func insertText(_ text: String)
  /// Removes what's selected, or the character before the caret.
  func deleteBackward()
}

/// A view with text that has positions: a text field or a text view.
///
/// [Apple: UITextInput](https://developer.apple.com/documentation/uikit/uitextinput)
@preconcurrency @MainActor
public protocol UITextInput: UIView, UIKeyInput, UITextInputTraits {
  /// The selected part of the text.
  var selectedTextRange: UITextRange? { get set }
  /// The position of the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position behind the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  /// Returns the position that's so many characters away from another one, or `nil` if it isn't in the text.
  ///
  /// The characters are counted in UTF-16 code units.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let new = position.offset + offset
    return (0...endOfDocument.offset).contains(new) ? UITextPosition(new) : nil
  }

  /// Returns the range between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { UITextRange(fromPosition.offset, toPosition.offset) }

  /// Returns the number of UTF-16 code units between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  /// Returns whether a position comes before, is, or comes behind another one.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
  }
}

/// A position in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The position before the first character.
  public let start: UITextPosition
  /// The position behind the last character.
  public let end: UITextPosition

  init(_ start: Int, _ end: Int) { (self.start, self.end) = (UITextPosition(min(start, end)), UITextPosition(max(start, end))) }

  /// A Boolean value that indicates whether there are no characters in the range.
  open var isEmpty: Bool { start.offset == end.offset }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

// The members that text fields and text views share.
extension EditableText {
  func rangeOfSelection() -> UITextRange { UITextRange(editing.selection.location, NSMaxRange(editing.selection)) }

  func select(_ range: UITextRange?) {
    setSelection(range?.range ?? NSRange(location: editing.text.utf16.count, length: 0))
    editing.field?.showSelection()
  }

  func substring(_ range: UITextRange) -> String? { Range(range.range, in: editing.text).map { String(editing.text[$0]) } }
}
