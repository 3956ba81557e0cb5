/// A key that moves the caret of a field or changes its text without typing a character.
package enum EditingKey: Hashable, Sendable {
  /// Moves the caret to the left by one character.
  case left
  /// Moves the caret to the right by one character.
  case right
  /// Moves the caret up by one line.
  case up
  /// Moves the caret down by one line.
  case down
  /// Moves the caret to the start of the line.
  case lineStart
  /// Moves the caret to the end of the line.
  case lineEnd
  /// Moves the caret to the start of the text.
  case textStart
  /// Moves the caret to the end of the text.
  case textEnd
  /// Moves the caret to the start of the previous word.
  case wordLeft
  /// Moves the caret to the end of the next word.
  case wordRight
  /// Moves the caret up by as many lines as the field shows.
  case pageUp
  /// Moves the caret down by as many lines as the field shows.
  case pageDown
  /// Deletes the character after the caret.
  case deleteForward
  /// Moves the focus to the next field, or inserts a tab if the field has several lines.
  case tab
  /// Does nothing in a field.
  case escape
}
