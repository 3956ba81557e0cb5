import UnicodeEscapes

/// The escaping of text for each position in a Gherkin document.
///
/// Characters that a parser would misread or drop are escaped like in ``VisibleText``: `\u{20}`. Escaped text can always be unescaped.
enum GherkinText {
  private static let keywords = [
    "Feature:", "Rule:", "Background:", "Scenario:", "Example:", "Scenario Outline:", "Scenario Template:", "Scenarios:", "Examples:", "#", "@", "|", "\"\"\"", "```", "*",
    "Given", "When", "Then", "And", "But",
  ]

  /// Returns a name or the text of a step on one line.
  ///
  /// Spaces at both ends are escaped, because a parser removes them.
  static func line(_ text: String) -> String { VisibleText.escaped(text, keepsLines: false, keepsEdges: false) }

  /// Returns a tag, which is one word after “@”.
  static func tag(_ text: String) -> String {
    let spaces = text.unicodeScalars.filter { $0.properties.isWhitespace }
    return "@" + VisibleText.escaped(text, keepsLines: false, others: Set(spaces).union(["@", "#"]))
  }

  /// Returns the lines of a description.
  ///
  /// A line that starts like another Gherkin element is escaped.
  static func description(_ text: String) -> [String] {
    // Escape all line feeds if the text starts or ends with one, because a Gherkin parser would drop the empty line.
    if text.unicodeScalars.first == "\n" || text.unicodeScalars.last == "\n" { return [descriptionLine(VisibleText.escaped(text, keepsLines: false, keepsEdges: false))] }
    return lines(text).map { descriptionLine(line($0)) }
  }

  private static func descriptionLine(_ line: String) -> String {
    guard let first = line.unicodeScalars.first, keywords.contains(where: { line.unicodeScalars.starts(with: $0.unicodeScalars) }) else { return line }
    return first.escape + line.unicodeScalars.dropFirst().map(String.init).joined()
  }

  /// Returns the lines of a string.
  static func lines(_ text: String) -> [String] { text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) } }

  /// Returns a cell as a parser reads it.
  static func cell(_ text: String) -> String { VisibleText.escaped(text, keepsLines: true, keepsEdges: false, others: ["\t"]) }

  /// Returns a cell in the form that the document contains.
  ///
  /// A parser replaces `\\`, `\|`, and `\n`.
  static func writtenCell(_ cell: String) -> String {
    var written = String.UnicodeScalarView()
    for scalar in cell.unicodeScalars {
      switch scalar {
      case "\\", "|": written.append(contentsOf: ["\\", scalar])
      case "\n": written.append(contentsOf: ["\\", "n"])
      default: written.append(scalar)
      }
    }
    return String(written)
  }

  /// Returns text for a doc string.
  ///
  /// A parser ends the text at three quotes and replaces backslashes before quotes, so quotes are escaped if necessary.
  static func docString(_ text: String) -> String {
    let hasEnd = text.contains("\"\"") || text.contains("\\\"")
    return VisibleText.escaped(text, others: hasEnd ? ["\""] : [])
  }
}
