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
    // A failure reads the texts of all elements, so read bytes instead of characters.
    let bytes = text.utf8
    guard let last = bytes.lastIndex(where: Self.isDigit) else { return nil }
    let end = bytes.index(after: last)
    let start = bytes[..<last].lastIndex { !Self.isDigit($0) }.map { bytes.index(after: $0) } ?? bytes.startIndex
    guard let number = Int(text[start..<end]) else { return nil }
    digitCount = bytes.distance(from: start, to: end)
    isPadded = digitCount > 1 && bytes[start] == UInt8(ascii: "0")
    (self.prefix, self.number, suffix) = (text[..<start], number, text[end...])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// Returns whether another text differs at most in its number.
  func isInSeries(of other: NumberedText) -> Bool { prefix == other.prefix && suffix == other.suffix }
}
