import Foundation

/// The row of a wheel that matches a string.
package enum WheelMatch: Equatable {
  case row(Int)
  case ambiguous([Int])
  case none

  /// Returns the row that matches the given string.
  ///
  /// Rows are compared in four steps: exactly, ignoring case and the kind of apostrophe, by whole words, and by the beginnings of words.
  static func find(_ wanted: String, among rows: [(index: Int, title: String)]) -> WheelMatch {
    if let match = unique(rows.filter { $0.title == wanted }) { return match }
    let folded = fold(wanted)
    guard !folded.isEmpty else { return .none }
    let foldedRows = rows.map { (index: $0.index, title: fold($0.title)) }
    if let match = unique(foldedRows.filter { $0.title == folded }) { return match }
    let words = self.words(folded)
    guard !words.isEmpty else { return .none }
    let wordedRows = foldedRows.map { (index: $0.index, words: self.words($0.title)) }
    if let match = unique(wordedRows.filter { contains($0.words, words, ==) }) { return match }
    return unique(wordedRows.filter { contains($0.words, words) { $0.hasPrefix($1) && Int($1) == nil } }) ?? .none
  }

  private static func unique<Row>(_ rows: [(index: Int, Row)]) -> WheelMatch? {
    if rows.isEmpty { return nil }
    return rows.count == 1 ? .row(rows[0].index) : .ambiguous(rows.map(\.index))
  }

  private static func fold(_ text: String) -> String {
    // A wheel can have many rows, so plain ASCII titles skip the slower comparison of characters.
    if isPlain(text) { return text.lowercased() }
    var folded = ""
    for character in text.lowercased() {
      switch character {
      case "’", "‘": folded.append("'")
      case "\u{A0}", "\u{202F}": folded.append(" ")
      default: folded.append(character)
      }
    }
    return folded.split(separator: " ").joined(separator: " ")
  }

  /// Returns whether a string is ASCII without leading, trailing or repeated spaces.
  private static func isPlain(_ text: String) -> Bool {
    var isAfterSpace = true
    for byte in text.utf8 {
      if byte >= 0x80 || (byte == 0x20 && isAfterSpace) { return false }
      isAfterSpace = byte == 0x20
    }
    return !isAfterSpace || text.isEmpty
  }

  private static func words(_ text: String) -> [Substring] { text.split { !isPartOfWord($0) } }

  private static func isPartOfWord(_ character: Character) -> Bool {
    // Looking up the properties of Unicode characters is slow, so ASCII is checked first.
    if let ascii = character.asciiValue { return isLetterOrDigit(ascii) || ascii == UInt8(ascii: "'") }
    return character.isLetter || character.isNumber
  }

  private static func isLetterOrDigit(_ ascii: UInt8) -> Bool { (0x30...0x39).contains(ascii) || (0x41...0x5A).contains(ascii & 0xDF) }

  private static func contains(_ words: [Substring], _ part: [Substring], _ matches: (Substring, Substring) -> Bool) -> Bool {
    guard part.count <= words.count else { return false }
    return (0...(words.count - part.count)).contains { start in part.indices.allSatisfy { matches(words[start + $0], part[$0]) } }
  }
}

/// Comparisons of a wheel's value with an expected string.
package enum WheelText {
  /// Returns whether a wheel's value equals the given string or contains its words.
  package static func value(_ value: String, shows wanted: String) -> Bool { WheelMatch.find(wanted, among: [(0, value)]) == .row(0) }
}
