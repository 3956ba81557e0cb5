/// Makes text that came from an app or a test harmless for a terminal and for a CI system that reads the log.
enum ConsoleText {
  /// One line: control characters and direction overrides are written as `\u{1B}`, line ends as `\n`.
  static func line(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x23 && $0 != 0x3A }) { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        safe += "\\n"
      } else if isHarmful(scalar) {
        safe += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return defused(safe)
  }

  /// Several lines, each made harmless; the line ends stay.
  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }
  }

  /// Text made harmless, with its line ends.
  static func safe(_ text: String) -> String { lines(text).joined(separator: "\n") }

  // A CI system takes a line that begins with `::` (after white space), and `##[` or `##vso[` anywhere, as a command.
  private static func defused(_ text: String) -> String {
    var text = text
    let start = text.drop { $0.isWhitespace }
    if start.hasPrefix("::") { text.insert(" ", at: text.index(after: start.startIndex)) }
    guard text.contains("##") else { return text }
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("##"), let after = rest.dropFirst(2).first, after == "[" || after.isLetter {
        result += "# #"
        rest = rest.dropFirst(2)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
