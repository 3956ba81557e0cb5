/// The words of a line, split as a shell does.
enum ShellWords {
  /// Returns the words: spaces separate them, quotation marks keep spaces, and a backslash keeps the next character.
  ///
  /// In double quotation marks, a backslash is a character like others unless a quotation mark or a backslash follows.
  static func split(_ line: String) throws(DriveProblem) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = Substring(line)
    while let character = rest.popFirst() {
      switch (quote, character) {
      case (nil, " "), (nil, "\t"):
        if let done = word { words.append(done) }
        word = nil
      case (nil, "\""), (nil, "'"):
        quote = character
        word = word ?? ""
      case (let open?, character) where open == character: quote = nil
      case (nil, "\\"):
        guard let next = rest.popFirst() else { throw DriveProblem("The line ends with a backslash. Write \\\\ for a backslash.", status: 2) }
        // A line break in a text is written as \n, which the command reads.
        word = (word ?? "") + (next == "n" ? "\\n" : String(next))
      case ("\""?, "\\"):
        if let next = rest.first, next == "\"" || next == "\\" {
          rest.removeFirst()
          word = (word ?? "") + String(next)
        } else {
          word = (word ?? "") + "\\"
        }
      default: word = (word ?? "") + String(character)
      }
    }
    if let quote { throw DriveProblem("The line has an open quotation mark \(quote). Close it, or write \\\(quote) for the character.", status: 2) }
    return words + [word].compactMap(\.self)
  }
}
