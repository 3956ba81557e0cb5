/// A key that types no character, but moves the caret of a field or changes its text.
package enum EditingKey: Hashable, Sendable {
  /// The arrows.
  case left, right, up, down
  /// The beginning and the end of the line.
  case lineStart, lineEnd
  /// The beginning and the end of the text.
  case textStart, textEnd
  /// The beginning of the word before the caret, and the end of the one behind it.
  case wordLeft, wordRight
  /// As many lines as the field shows.
  case pageUp, pageDown
  /// Deletes the character behind the caret.
  case deleteForward
  /// Goes on to the next field, or adds a tab where a text has several lines.
  case tab
  /// Changes nothing.
  case escape
}
