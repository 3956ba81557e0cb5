/// A key that moves the caret of a field or changes its text without typing a character.
package enum EditingKey: Hashable, Sendable {
  /// Moves the caret by one character or line.
  case left, right, up, down
  /// Moves the caret to the start or end of the line.
  case lineStart, lineEnd
  /// Moves the caret to the start or end of the text.
  case textStart, textEnd
  /// Moves the caret to the start of the previous word or the end of the next word.
  case wordLeft, wordRight
  /// Moves the caret by as many lines as the field shows.
  case pageUp, pageDown
  /// Deletes the character after the caret.
  case deleteForward
  /// Moves the focus to the next field, or inserts a tab in a field with several lines.
  case tab
  /// Has no effect.
  case escape
}
