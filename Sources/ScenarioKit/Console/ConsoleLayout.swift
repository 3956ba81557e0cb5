/// The layout of the console log in a terminal.
struct ConsoleLayout: Sendable {
  /// The width of the terminal, or `nil` if there's no terminal and lines aren't wrapped.
  private let columns: Int?

  init(columns: Int?) { self.columns = columns.map { max(40, $0) } }

  /// Returns the space between a line's text and a time or a test name at its right edge.
  func padding(after count: Int) -> String {
    let column = min(66, (columns ?? 200) - 14)
    return String(repeating: " ", count: max(2, column - count))
  }

  /// Returns the parts of a wrapped line, without an extra indent.
  func wrapped(_ line: String) -> [String] { wrapped(line, indent: "") }

  /// Wraps a line to the width of the terminal and indents each part.
  ///
  /// An empty line isn't indented.
  ///
  /// The text breaks between words if possible. Continuation lines keep the line's own indent.
  func wrapped(_ line: String, indent: String) -> [String] {
    if line.isEmpty { return [""] }
    guard let columns, indent.count + line.count > columns, !line.contains("\u{1B}") else { return [indent + line] }
    let own = String(line.prefix { $0 == " " })
    let room = max(20, columns - indent.count - own.count)
    var lines: [String] = []
    var rest = line.dropFirst(own.count)
    while rest.count > room {
      let limit = rest.index(rest.startIndex, offsetBy: room)
      let space = rest[...limit].lastIndex(of: " ").flatMap { $0 > rest.startIndex ? $0 : nil }
      lines.append(indent + own + rest[..<(space ?? limit)])
      rest = rest[(space ?? limit)...].drop { $0 == " " }
    }
    if !rest.isEmpty { lines.append(indent + own + rest) }
    return lines
  }
}
