/// The breaking of text into lines as the layout measures it, where all letters have the same width.
enum MeasuredLines {
  /// Returns the lines of a text.
  ///
  /// A word that's longer than a line is broken. If the text has more lines than there's room for, the last line ends with “…”.
  ///
  /// - Parameters:
  ///   - limit: The number of characters in a line, at least 1.
  ///   - room: The number of lines, at least 1.
  static func lines(of text: String, limit: Int, room: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = ""
      var count = 0
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        var word = word
        var length = word.count
        if !line.isEmpty, count + 1 + length > limit {
          lines.append(line)
          (line, count) = ("", 0)
        }
        while length > limit {
          lines.append(String(word.prefix(limit)))
          word = word.dropFirst(limit)
          length -= limit
        }
        if !line.isEmpty {
          line += " "
          count += 1
        }
        line += word
        count += length
      }
      lines.append(line)
      // The rest isn't drawn, and a long text has many lines.
      if lines.count > room { break }
    }
    if lines.count <= room { return lines }
    return lines.prefix(room - 1) + [String(lines[room - 1].prefix(max(0, limit - 1))) + "…"]
  }
}
