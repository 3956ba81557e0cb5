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

  /// A line of at most 400 characters: of a longer one the beginning, and how much more there is.
  /// - Parameter journal: Where the whole line can be read, if anywhere.
  static func cut(_ line: String, in journal: Journal?) -> String {
    let limit = 400
    // Every character has a byte at least.
    if line.utf8.count <= limit { return line }
    let end = line.index(line.startIndex, offsetBy: limit, limitedBy: line.endIndex) ?? line.endIndex
    let rest = line[end...].count
    return rest == 0 ? line : "\(line[..<end])… (\(rest) more \(rest == 1 ? "character" : "characters"), \(place(of: journal)))"
  }

  /// A text of any origin as a test library or standard error prints it: each line prepared as ``line(_:)`` does and cut as ``cut(_:in:)`` does.
  package static func message(_ text: String, in journal: Journal? = nil) -> String {
    lines(text).map { cut($0, in: journal) }.joined(separator: "\n")
  }

  /// Where what a log leaves out can be read, in a few words.
  static func place(of journal: Journal?) -> String { journal == nil ? "not shown" : "in the journal" }

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
        add("\\n", to: &safe)
      } else if scalar.isEscapedInLog {
        add("\\u{\(String(scalar.value, radix: 16, uppercase: true))}", to: &safe)
      } else {
        safe.append(scalar)
      }
    }
    return String(safe)
  }

  // One scalar at a time: appending several copies everything before them.
  private static func add(_ text: String, to scalars: inout String.UnicodeScalarView) {
    for scalar in text.unicodeScalars { scalars.append(scalar) }
  }
}
