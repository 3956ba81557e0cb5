import UnicodeEscapes

/// Texts in the places that Gherkin has for them.
///
/// What a parser would take for something else, or drop, is written as ``VisibleText`` writes it: `\u{20}`. So every text can be turned back.
enum GherkinText {
  private static let keywords = [
    "Feature:", "Rule:", "Background:", "Scenario:", "Example:", "Scenario Outline:", "Scenario Template:", "Scenarios:", "Examples:", "#", "@", "|", "\"\"\"", "```", "*",
    "Given", "When", "Then", "And", "But",
  ]

  /// A name or the text of a step: one line, of which a parser takes the white space off both ends.
  static func line(_ text: String) -> String { VisibleText.escaped(text, keepsLines: false, keepsEdges: false) }

  /// A tag, which is one word after the “@”.
  static func tag(_ text: String) -> String {
    let spaces = text.unicodeScalars.filter { $0.properties.isWhitespace }
    return "@" + VisibleText.escaped(text, keepsLines: false, others: Set(spaces).union(["@", "#"]))
  }

  /// The lines of a description, none of which begins as something else does.
  static func description(_ text: String) -> [String] {
    // A parser drops empty lines at both ends.
    if text.unicodeScalars.first == "\n" || text.unicodeScalars.last == "\n" { return [descriptionLine(VisibleText.escaped(text, keepsLines: false, keepsEdges: false))] }
    return lines(text).map { descriptionLine(line($0)) }
  }

  private static func descriptionLine(_ line: String) -> String {
    guard let first = line.unicodeScalars.first, keywords.contains(where: { line.unicodeScalars.starts(with: $0.unicodeScalars) }) else { return line }
    return first.escape + line.unicodeScalars.dropFirst().map(String.init).joined()
  }

  /// The lines of a text; a line end counts as one whatever mark comes after it.
  static func lines(_ text: String) -> [String] { text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) } }

  /// A cell as a parser reads it.
  static func cell(_ text: String) -> String { VisibleText.escaped(text, keepsLines: true, keepsEdges: false, others: ["\t"]) }

  /// A cell as it is written: a parser turns `\\`, `\|` and `\n` back.
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

  /// A text of any length: a parser would take three quotes for its end, and turns them back where backslashes stand before them.
  static func docString(_ text: String) -> String {
    let hasEnd = text.contains("\"\"") || text.contains("\\\"")
    return VisibleText.escaped(text, others: hasEnd ? ["\""] : [])
  }
}
