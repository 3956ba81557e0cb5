package import Foundation

/// The fixed metrics of text.
///
/// A character is half the font size wide, and a line is 1.2 times the font size high.
package enum TextMeasure {
  /// Returns the width of a character.
  package static func characterWidth(fontSize: CGFloat) -> CGFloat { measurable(fontSize) / 2 }

  /// Returns the height of a line, in whole points.
  package static func lineHeight(fontSize: CGFloat) -> CGFloat { (measurable(fontSize) * 1.2).rounded(.up) }

  // Limit the font size, because lengths are divided by it, and a size that an app computes can be zero, negative or not a number.
  package static func measurable(_ size: CGFloat) -> CGFloat { size > 0.01 ? min(size, 10_000) : 0.01 }

  /// Returns the size of text that wraps at `width` points, at spaces or within long words.
  ///
  /// The height is the height of the lines, with at most `lineLimit` and at least `reservedLines` lines.
  package static func size(of text: String, fontSize: CGFloat, width: CGFloat?, lineLimit: Int? = nil, reservedLines: Int = 0) -> CGSize {
    let advance = characterWidth(fontSize: fontSize)
    // Treat very large widths as unlimited, because an infinite width, which a stack proposes to measure flexibility, can't be converted to an integer.
    let limit = width.map { $0 < 1_000_000 ? max(1, Int((max(0, $0) + 0.001) / advance)) : Int.max } ?? Int.max
    var lines = WrappedLines(limit: limit)
    lines.add(text)
    let count = lineLimit.map { min(lines.count, max(1, $0)) } ?? lines.count
    return CGSize(width: (CGFloat(lines.longest) * advance).rounded(.up), height: CGFloat(max(count, reservedLines)) * lineHeight(fontSize: fontSize))
  }
}

/// The lines of wrapped text.
private struct WrappedLines {
  /// The maximum number of characters per line.
  let limit: Int
  private(set) var count = 0
  private(set) var longest = 0
  private var line = 0
  private var word = 0

  init(limit: Int) { self.limit = limit }

  mutating func add(_ text: String) {
    // Most text is plain ASCII without line breaks, so every byte is a character. Iterating bytes is much faster than iterating characters.
    if text.utf8.withContiguousStorageIfAvailable({ addPlain($0) }) == true { return }
    if addSimple(text.unicodeScalars) { return }
    for character in text {
      if character.isNewline {
        endWord()
        endLine()
      } else if character == " " {
        endWord()
      } else {
        word += 1
      }
    }
    endWord()
    endLine()
  }

  /// Adds plain ASCII text without line breaks.
  ///
  /// - Returns: Whether the text is plain ASCII without line breaks. If it isn't, nothing is added.
  private mutating func addPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isPlain = true
    for byte in bytes where byte >= 128 || (10...13).contains(byte) { isPlain = false }
    guard isPlain else { return false }
    if bytes.count <= limit {
      line = bytes.count
    } else {
      for byte in bytes { if byte == 32 { endWord() } else { word += 1 } }
      endWord()
    }
    endLine()
    return true
  }

  /// Adds text whose scalars are all single characters: Western letters and typographic punctuation.
  ///
  /// - Returns: Whether all scalars are single characters. If they aren't, nothing is added.
  private mutating func addSimple(_ scalars: String.UnicodeScalarView) -> Bool {
    for scalar in scalars where scalar.value >= 0x300 && !(0x2010...0x2027).contains(scalar.value) || scalar == "\r" { return false }
    for scalar in scalars {
      switch scalar.value {
      case 10...12, 0x85:
        endWord()
        endLine()
      case 32: endWord()
      default: word += 1
      }
    }
    endWord()
    endLine()
    return true
  }

  private mutating func endLine() {
    count += 1
    longest = max(longest, line)
    line = 0
  }

  private mutating func endWord() {
    while word > limit {
      if line > 0 { endLine() }
      line = limit
      endLine()
      word -= limit
    }
    if line == 0 {
      line = word
    } else if line + 1 + word <= limit {
      line += 1 + word
    } else {
      endLine()
      line = word
    }
    word = 0
  }
}
