/// How the console log fits a terminal.
struct ConsoleLayout: Sendable {
  /// How wide the terminal is; `nil` where there is none, and no line is wrapped.
  private let columns: Int?

  init(columns: Int?) { self.columns = columns.map { max(40, $0) } }

  /// The space between a line's text and what stands at its right: a time, or the name of a test.
  func padding(after count: Int) -> String {
    let column = min(66, (columns ?? 200) - 14)
    return String(repeating: " ", count: max(2, column - count))
  }

  /// A line without an indent of its own.
  func wrapped(_ line: String) -> [String] { wrapped(line, indent: "") }

  /// A line, or several where it is longer than the terminal is wide, each behind the indent; an empty line has none.
  ///
  /// Words stay whole where they have room. What goes on stands as deep as the line's own text.
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
