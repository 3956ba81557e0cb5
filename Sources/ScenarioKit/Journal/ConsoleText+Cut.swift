extension ConsoleText {
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
}
