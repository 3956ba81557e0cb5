/// The caret or the selection of a field, as offsets in characters from the start of the text.
struct TextCaret: Equatable {
  /// The fixed end of the selection.
  private(set) var anchor: Int
  /// The moving end of the selection, which is the position of the caret.
  private(set) var position: Int

  init(at position: Int) { (anchor, self.position) = (position, position) }

  init(selecting range: Range<Int>) { (anchor, position) = (range.lowerBound, range.upperBound) }

  /// The selected characters.
  ///
  /// If nothing is selected, the range is empty.
  var range: Range<Int> { min(anchor, position)..<max(anchor, position) }

  /// Moves the caret, and extends or removes the selection.
  ///
  /// - Parameters:
  ///   - new: The new position.
  ///   - extends: Whether to select the characters between the anchor and the new position.
  mutating func move(to new: Int, extends: Bool) {
    position = new
    if !extends { anchor = new }
  }
}

/// The characters of a field's text, split into the lines that the field shows.
struct TextLines {
  let characters: [Character]
  /// The character range of each line, without the space or line break at its end.
  let lines: [Range<Int>]

  /// Splits text into lines.
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - limit: The maximum number of characters in a line, or `nil` for a single line.
  init(_ text: String, limit: Int?) {
    let characters = Array(text)
    self.characters = characters
    guard let limit else {
      lines = [0..<characters.count]
      return
    }
    var lines: [Range<Int>] = []
    var start = 0
    while true {
      let end = characters[start...].firstIndex(where: \.isNewline) ?? characters.count
      Self.wrap(start..<end, in: characters, limit: max(1, limit), into: &lines)
      if end == characters.count { break }
      start = end + 1
    }
    self.lines = lines
  }

  private static func wrap(_ paragraph: Range<Int>, in characters: [Character], limit: Int, into lines: inout [Range<Int>]) {
    var start = paragraph.lowerBound
    while paragraph.upperBound - start > limit {
      if let space = characters[start...(start + limit)].lastIndex(of: " "), space > start {
        lines.append(start..<space)
        start = space + 1
      } else {
        lines.append(start..<start + limit)
        start += limit
      }
    }
    lines.append(start..<paragraph.upperBound)
  }

  /// Returns the line that contains a position.
  func line(of position: Int) -> Int { lines.lastIndex { $0.lowerBound <= position } ?? 0 }

  /// Returns the position at a column of a line, or the end of the line if the line is shorter.
  func position(line: Int, column: Int) -> Int {
    let range = lines[min(max(0, line), lines.count - 1)]
    return range.lowerBound + min(max(0, column), range.count)
  }

  /// Returns a position moved by a number of lines.
  ///
  /// If there is no such line, the position is the start or the end of the text.
  func position(_ position: Int, movedBy distance: Int) -> Int {
    let line = line(of: position)
    if line + distance < 0 { return 0 }
    if line + distance >= lines.count { return characters.count }
    return self.position(line: line + distance, column: position - lines[line].lowerBound)
  }

  /// Returns the word at a position, or a single character if the character isn't a letter or a digit.
  func word(at position: Int) -> Range<Int> {
    guard !characters.isEmpty else { return 0..<0 }
    let place = min(position, characters.count - 1)
    var start = place
    var end = place + 1
    guard Self.isWord(characters[place]) else { return start..<end }
    while start > 0, Self.isWord(characters[start - 1]) { start -= 1 }
    while end < characters.count, Self.isWord(characters[end]) { end += 1 }
    return start..<end
  }

  /// Returns the start of the previous word, or the end of the next word.
  func wordBoundary(_ position: Int, forward: Bool) -> Int {
    var place = position
    if forward {
      while place < characters.count, !Self.isWord(characters[place]) { place += 1 }
      while place < characters.count, Self.isWord(characters[place]) { place += 1 }
    } else {
      while place > 0, !Self.isWord(characters[place - 1]) { place -= 1 }
      while place > 0, Self.isWord(characters[place - 1]) { place -= 1 }
    }
    return place
  }

  /// Returns the paragraph at a position, without its line break.
  func paragraph(at position: Int) -> Range<Int> {
    let start = characters[..<position].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    return start..<(characters[position...].firstIndex(where: \.isNewline) ?? characters.count)
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" || character == "’" || character == "'" }
}
