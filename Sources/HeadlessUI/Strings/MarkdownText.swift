/// A parser that removes markup from text, because the simulated screen doesn't show styles.
///
/// The parser supports `**bold**`, `*italic*`, `` `code` ``, `~~struck~~`, `[link](https://…)`, and `^[…](inflect: true)`.
struct MarkdownText {
  /// A part of a literal with interpolated values.
  enum Piece {
    case literal(String)
    /// An interpolated value.
    ///
    /// Markup in a value isn't interpreted.
    case value(TextPart)
  }

  // The character that stands for a value during parsing. Literals never contain it.
  private static let mark: Character = "\u{1}"

  private var characters: [Character]
  private var index = 0
  private var nodes: [Node] = []
  /// The strings of the values in order, for inflection.
  private var values: ArraySlice<String>

  private enum Node {
    case text(String)
    case delimiter(Character, count: Int, canOpen: Bool, canClose: Bool)
  }

  private init(_ characters: [Character], values: ArraySlice<String> = []) {
    self.characters = characters
    self.values = values
  }

  /// Returns whether a string contains a character that can start markup.
  static func mayBeMarkdown(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard var byte = bytes.baseAddress else { return false }
      let end = byte + bytes.count
      // Every literal of an app runs through this loop, in debug builds too, so it must be fast.
      while byte < end {
        let value = byte.pointee
        if value == 0x2A || value == 0x5F || value == 0x60 || value == 0x7E || value == 0x5B || value == 0x5C || value == 0x3C { return true }
        byte += 1
      }
      return false
    }
  }

  /// Returns a string without its markup.
  static func plain(_ text: String) -> String {
    var parser = MarkdownText(Array(text))
    return parser.parse()
  }

  /// Returns the parts of the given pieces, with the markup removed.
  static func parts(_ pieces: [Piece], isMarkdown: Bool) -> [TextPart] {
    var text = ""
    var values: [TextPart] = []
    for piece in pieces {
      switch piece {
      case .literal(let string): text += string
      case .value(let part):
        text.append(mark)
        values.append(part)
      }
    }
    if isMarkdown {
      var parser = MarkdownText(Array(text), values: values.map { $0.string(in: .american) }[...])
      text = parser.parse()
    }
    var parts: [TextPart] = []
    for (place, string) in text.split(separator: mark, omittingEmptySubsequences: false).enumerated() {
      if place > 0, place <= values.count { parts.append(values[place - 1]) }
      if !string.isEmpty { parts.append(.string(String(string))) }
    }
    return parts
  }

  // MARK: Parsing

  private mutating func parse() -> String {
    while index < characters.count {
      let character = characters[index]
      switch character {
      case "\\" where index + 1 < characters.count && Self.isPunctuation(characters[index + 1]):
        append(String(characters[index + 1]))
        index += 2
      case "`": parseCode()
      case "*", "_", "~": parseDelimiter(character)
      case "!" where index + 1 < characters.count && characters[index + 1] == "[":
        if !parseLink(from: index + 1) { appendOne() }
      case "^" where index + 1 < characters.count && characters[index + 1] == "[":
        if !parseLink(from: index + 1, isAttributed: true) { appendOne() }
      case "[": if !parseLink(from: index) { appendOne() }
      case "<": parseAutolink()
      default: appendOne()
      }
    }
    matchDelimiters()
    return nodes.map { node in
      switch node {
      case .text(let text): text
      case .delimiter(let character, let count, _, _): String(repeating: character, count: count)
      }
    }.joined()
  }

  private mutating func append(_ text: String) {
    if case .text(let before)? = nodes.last { nodes[nodes.count - 1] = .text(before + text) } else { nodes.append(.text(text)) }
  }

  private mutating func appendOne() {
    if characters[index] == Self.mark { values = values.dropFirst() }
    append(String(characters[index]))
    index += 1
  }

  private static func isPunctuation(_ character: Character) -> Bool { character.isASCII && (character.isPunctuation || character.isSymbol) }

  private func run(of character: Character, from start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == character { end += 1 }
    return end - start
  }

  private mutating func parseCode() {
    let count = run(of: "`", from: index)
    var end = index + count
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let closing = run(of: "`", from: end)
      if closing == count {
        let code = characters[(index + count)..<end]
        values = values.dropFirst(code.count { $0 == Self.mark })
        append(String(code))
        index = end + count
        return
      }
      end += closing
    }
    append(String(repeating: "`", count: count))
    index += count
  }

  private mutating func parseDelimiter(_ character: Character) {
    let count = run(of: character, from: index)
    let before = index > 0 ? characters[index - 1] : " "
    let after = index + count < characters.count ? characters[index + count] : " "
    let opensLeft = !after.isWhitespace && (!Self.isPunctuation(after) || before.isWhitespace || Self.isPunctuation(before))
    let closesRight = !before.isWhitespace && (!Self.isPunctuation(before) || after.isWhitespace || Self.isPunctuation(after))
    // As in CommonMark, an underscore inside a word isn't a delimiter.
    let canOpen = character == "_" ? opensLeft && (!closesRight || Self.isPunctuation(before)) : opensLeft
    let canClose = character == "_" ? closesRight && (!opensLeft || Self.isPunctuation(after)) : closesRight
    nodes.append(.delimiter(character, count: count, canOpen: canOpen, canClose: canClose))
    index += count
  }

  private mutating func parseAutolink() {
    if let end = characters[index...].firstIndex(of: ">"), end > index + 1 {
      let address = characters[(index + 1)..<end]
      if address.contains(":") || address.contains("@"), !address.contains(where: \.isWhitespace), address.first?.isLetter == true {
        append(String(address))
        index = end + 1
        return
      }
    }
    appendOne()
  }

  /// Parses `[text](destination)`, starting at the opening bracket.
  private mutating func parseLink(from start: Int, isAttributed: Bool = false) -> Bool {
    guard let close = matching("[", "]", from: start), close + 1 < characters.count, characters[close + 1] == "(", let end = matching("(", ")", from: close + 1) else {
      return false
    }
    let inner = Array(characters[(start + 1)..<close])
    let destination = String(characters[(close + 2)..<end])
    let marks = inner.count { $0 == Self.mark }
    var parser = MarkdownText(inner, values: values.prefix(marks))
    var text = parser.parse()
    if isAttributed, destination.contains("inflect"), destination.contains("true") { text = Inflection.agreeing(text, mark: Self.mark, values: Array(values.prefix(marks))) }
    values = values.dropFirst(marks)
    append(text)
    index = end + 1
    return true
  }

  private func matching(_ open: Character, _ close: Character, from start: Int) -> Int? {
    var depth = 0
    var place = start
    while place < characters.count {
      switch characters[place] {
      case "\\": place += 1
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Removes the pairs of delimiters that match.
  private mutating func matchDelimiters() {
    var place = 0
    while place < nodes.count {
      guard case .delimiter(let character, let count, _, true) = nodes[place], count > 0, let opener = opener(of: character, closing: count, before: place) else {
        place += 1
        continue
      }
      guard case .delimiter(_, let openCount, let canOpen, let canClose) = nodes[opener], case .delimiter(_, _, let closerOpens, let closerCloses) = nodes[place] else { return }
      let used = character == "~" ? openCount : openCount >= 2 && count >= 2 ? 2 : 1
      nodes[opener] = .delimiter(character, count: openCount - used, canOpen: canOpen, canClose: canClose)
      nodes[place] = .delimiter(character, count: count - used, canOpen: closerOpens, canClose: closerCloses)
      // Delimiters between the pair can't match delimiters outside of the pair, so they no longer open or close anything.
      for between in (opener + 1)..<place {
        if case .delimiter(let other, let rest, _, _) = nodes[between] { nodes[between] = .delimiter(other, count: rest, canOpen: false, canClose: false) }
      }
      if count == used { place += 1 }
    }
  }

  private func opener(of character: Character, closing count: Int, before place: Int) -> Int? {
    for candidate in stride(from: place - 1, through: 0, by: -1) {
      guard case .delimiter(character, let openCount, true, let canClose) = nodes[candidate], openCount > 0 else { continue }
      if character == "~" {
        if openCount == count, count <= 2 { return candidate }
        continue
      }
      // As in CommonMark, an opener that can also close doesn't match if the lengths add up to a multiple of 3, unless both are multiples of 3.
      if canClose, (openCount + count) % 3 == 0, openCount % 3 != 0 || count % 3 != 0 { continue }
      return candidate
    }
    return nil
  }
}
