/// Makes text that came from an app or a test harmless for a terminal and for a CI system that reads the log.
///
/// It works on Unicode scalars, as a combining mark must not hide a colon or a line end from it.
enum ConsoleText {
  /// One line: control characters and direction overrides are written as `\u{1B}`, line ends as `\n`.
  static func line(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x23 && $0 != 0x3A }) { return text }
    return line(text.unicodeScalars[...])
  }

  /// Several lines, each made harmless; the line ends stay.
  static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { part in
      // Only the end of a line on Windows; a carriage return elsewhere would overwrite the line.
      line(part.last == "\r" ? part.dropLast() : part)
    }
  }

  /// Text made harmless, with its line ends.
  static func safe(_ text: String) -> String { lines(text).joined(separator: "\n") }

  private static func line(_ text: Substring.UnicodeScalarView) -> String {
    var safe = String.UnicodeScalarView()
    // A CI system takes a line that begins with `::` (after white space), and `##[` or `##vso[` anywhere, as a command.
    var isStart = true
    var colons = 0
    var hashes = 0
    for scalar in text {
      colons = isStart && scalar == ":" ? colons + 1 : 0
      if colons == 2 { safe.append(" ") }
      isStart = isStart && (scalar.properties.isWhitespace || colons == 1)
      if hashes >= 2, scalar == "[" || scalar.properties.isAlphabetic { safe.insert(" ", at: safe.index(before: safe.endIndex)) }
      hashes = scalar == "#" ? hashes + 1 : 0
      if scalar == "\n" {
        safe.append(contentsOf: "\\n".unicodeScalars)
      } else if isHarmful(scalar) {
        safe.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        safe.append(scalar)
      }
    }
    return String(safe)
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
