import UnicodeEscapes

/// Prepares text that came from an app or a test for a terminal, and for a CI system that reads the log.
///
/// It works on Unicode scalars, as a combining mark must not hide a colon or a line end from it.
package enum ConsoleText {
  /// One line: what ``Swift/Unicode/Scalar/isEscapedInLog`` names is written as `\u{1B}`, line ends as `\n`.
  package static func line(_ text: String) -> String {
    var text = text
    let isPlain = text.withUTF8 { bytes in bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x23 && $0 != 0x3A } }
    return isPlain ? text : line(text.unicodeScalars[...])
  }

  /// Several lines, each prepared as ``line(_:)`` does; the line ends stay.
  package static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { part in
      // Only the end of a line on Windows; a carriage return elsewhere would overwrite the line.
      line(part.last == "\r" ? part.dropLast() : part)
    }
  }

  /// Text prepared as ``line(_:)`` does, with its line ends.
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
        safe.add("\\n".unicodeScalars)
      } else if scalar.isEscapedInLog {
        safe.add(scalar.escape.unicodeScalars)
      } else {
        safe.append(scalar)
      }
    }
    return String(safe)
  }
}
