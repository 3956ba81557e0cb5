extension ConsoleText {
  /// Returns a line, cut after 400 characters.
  ///
  /// A cut line ends with the number of omitted characters.
  /// - Parameter journal: The journal that contains the complete line, if any.
  static func cut(_ line: String, in journal: Journal?) -> String { cut(line, isInJournal: journal != nil) }

  /// Returns a line, cut after 400 characters, for code that doesn't keep the journal.
  /// - Parameter isInJournal: Whether a journal contains the complete line.
  static func cut(_ line: String, isInJournal: Bool) -> String {
    let limit = 400
    // Count the bytes first, because it's faster than counting characters, and a line never has more characters than bytes.
    if line.utf8.count <= limit { return line }
    let end = line.index(line.startIndex, offsetBy: limit, limitedBy: line.endIndex) ?? line.endIndex
    let rest = line[end...].count
    return rest == 0 ? line : "\(line[..<end])… (\(rest) more \(rest == 1 ? "character" : "characters"), \(place(isInJournal: isInJournal)))"
  }

  /// Returns text for a test library or standard error, with each line escaped and cut.
  package static func message(_ text: String, in journal: Journal? = nil) -> String {
    lines(text).map { cut($0, in: journal) }.joined(separator: "\n")
  }

  /// Returns a phrase that says where omitted text can be found.
  static func place(of journal: Journal?) -> String { place(isInJournal: journal != nil) }

  private static func place(isInJournal: Bool) -> String { isInJournal ? "in the journal" : "not shown" }
}
