import UnicodeEscapes

/// The escaping of text from an app or a test, for terminals and for CI systems that read the log.
///
/// The functions compare Unicode scalars, because a combining mark could hide a colon or a line end in a character.
package enum ConsoleText {
  /// Returns text as a single line.
  ///
  /// Scalars with ``Swift/Unicode/Scalar/isEscapedInLog`` become `\u{1B}`, and line ends become `\n`.
  package static func line(_ text: String) -> String {
    var text = text
    let isPlain = text.withUTF8 { bytes in bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x23 && $0 != 0x3A } }
    return isPlain ? text : line(text.unicodeScalars[...])
  }

  /// Returns the lines of a string, each prepared by ``line(_:)``.
  ///
  /// Line ends are kept.
  package static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { part in
      // Remove a carriage return only at the end, where it's part of a Windows line end. Elsewhere it would overwrite the line.
      line(part.last == "\r" ? part.dropLast() : part)
    }
  }

  /// Returns text with each line prepared by ``line(_:)``, and with its line ends.
  static func safe(_ text: String) -> String { lines(text).joined(separator: "\n") }

  private static func line(_ text: Substring.UnicodeScalarView) -> String {
    var safe = String.UnicodeScalarView()
    // Add a space inside `::` at the start of a line (after white space) and inside `##[` or `##vso[` anywhere, because CI systems treat them as commands.
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
