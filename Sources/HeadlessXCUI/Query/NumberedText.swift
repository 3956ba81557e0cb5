/// A text that differs from others only in its last number, such as “Row 12”.
struct NumberedText {
  /// The text before the number.
  let prefix: Substring
  /// The last number in the text.
  let number: Int
  /// The count of the number's digits, including zeros at its start.
  let digitCount: Int
  /// Whether the number starts with a zero that it doesn't need, for example in “Row 07”.
  let isPadded: Bool
  /// The text after the number.
  let suffix: Substring

  /// Creates a numbered text, or returns `nil` if the text doesn't contain a number.
  init?(_ text: String) {
    guard let last = text.lastIndex(where: \.isDigit) else { return nil }
    let end = text.index(after: last)
    let start = text[..<end].lastIndex { !$0.isDigit }.map { text.index(after: $0) } ?? text.startIndex
    guard let number = Int(text[start..<end]) else { return nil }
    digitCount = text[start..<end].count
    isPadded = digitCount > 1 && text[start] == "0"
    (self.prefix, self.number, suffix) = (text[..<start], number, text[end...])
  }

  /// Returns whether another text differs at most in its number.
  func isInSeries(of other: NumberedText) -> Bool { prefix == other.prefix && suffix == other.suffix }
}

extension Character {
  /// Whether the character is a digit from 0 to 9.
  fileprivate var isDigit: Bool { isASCII && isNumber }
}
