extension ConsoleBlock {
  /// Returns the lines for a doc string or a table under a step, in Gherkin's syntax.
  func argument(_ argument: StepArgument, _ start: String) -> String {
    let lines: [String] =
      switch argument {
      case .docString(let text, let mediaType): ["\"\"\"" + ConsoleText.line(mediaType ?? "")] + ConsoleText.lines(text) + ["\"\"\""]
      case .table(let rows): Self.lines(of: rows)
      }
    return capped(lines).map { start + ConsoleStyle.dim.apply(cut($0), showsColour) + "\n" }.joined()
  }

  private static func lines(of rows: [[String]]) -> [String] {
    let cells = rows.map { $0.map(ConsoleText.line) }
    let widths = (cells.first ?? []).indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in "| " + zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: " | ") + " |" }
  }
}
