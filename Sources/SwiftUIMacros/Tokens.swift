/// The words, operators and punctuation of a declaration, without comments.
///
/// Each token has a nesting depth.
struct Tokens {
  struct Token {
    let text: String
    /// The number of brackets around the token.
    let depth: Int
    /// Whether a space or a line break precedes the token.
    let isApart: Bool
    let isAfterLineEnd: Bool
  }

  /// The type and the value that follow the name of a variable in its declaration.
  struct Parts {
    var type: String?
    var value: String?
    var hasAccessors = false
  }

  private(set) var tokens: [Token] = []

  init(_ source: String) {
    var scanner = Scanner(source)
    var depth = 0
    while let (text, isApart, isAfterLineEnd) = scanner.next() {
      if [")", "]", "}"].contains(text) { depth -= 1 }
      tokens.append(Token(text: text, depth: depth, isApart: isApart, isAfterLineEnd: isAfterLineEnd))
      if ["(", "[", "{"].contains(text) { depth += 1 }
    }
  }

  /// Returns the index of a word outside brackets.
  func firstIndex(of word: String) -> Int? { tokens.firstIndex { $0.text == word && $0.depth == 0 } }

  /// Returns the name that follows a keyword.
  func name(after keyword: Int) -> (text: String, index: Int)? {
    guard keyword + 1 < tokens.count, let first = tokens[keyword + 1].text.first, first.isLetter || first == "_" || first == "`" else { return nil }
    return (tokens[keyword + 1].text, keyword + 1)
  }

  /// Returns the words after a keyword, up to a brace or `where`.
  func words(after keyword: Int) -> [String] { tokens[(keyword + 1)...].prefix { $0.text != "{" && $0.text != "where" }.map(\.text) }

  /// Returns the type and the value that follow the name of a variable.
  func parts(after name: Int) -> Parts {
    var parts = Parts()
    var index = name + 1
    if index < tokens.count, tokens[index].text == ":" {
      let start = index + 1
      index = start
      while index < tokens.count, tokens[index].depth > 0 || tokens[index].text != "=" && tokens[index].text != "{" { index += 1 }
      parts.type = text(start..<index)
    }
    if index < tokens.count, tokens[index].text == "=" {
      let start = index + 1
      index = start
      while index < tokens.count, tokens[index].depth > 0 || tokens[index].text != "{" || !observes(at: index) { index += 1 }
      parts.value = text(start..<index)
    }
    parts.hasAccessors = index < tokens.count && tokens[index].text == "{"
    return parts
  }

  /// Returns whether braces contain `willSet` or `didSet`, rather than being part of the value.
  func observes(at brace: Int) -> Bool {
    guard brace + 2 < tokens.count, tokens[brace + 1].text == "didSet" || tokens[brace + 1].text == "willSet" else { return false }
    return tokens[brace + 2].text == "{" || tokens[brace + 2].text == "("
  }

  /// Returns whether a token starts a new statement, rather than continuing the line before.
  func startsStatement(at index: Int) -> Bool {
    guard index > 0, index < tokens.count, tokens[index].isAfterLineEnd else { return false }
    return !Self.continues(tokens[index].text) && !Self.expectsMore(tokens[index - 1].text)
  }

  /// Returns whether a token at the start of a line continues the line before.
  private static func continues(_ token: String) -> Bool {
    token.first.map { "=<>!&|+-*/%^~?.:,)]}".contains($0) } ?? false || ["as", "is", "where"].contains(token)
  }

  /// Returns whether the next line continues a line that ends with a token.
  private static func expectsMore(_ token: String) -> Bool { token.first.map { "=&|+-*/%^:,".contains($0) } ?? false }

  /// Returns the text of some tokens, or `nil` if there are none.
  func text(_ range: Range<Int>) -> String? {
    guard !range.isEmpty else { return nil }
    var text = ""
    for index in range {
      if index > range.lowerBound { text += tokens[index].isAfterLineEnd ? "\n" : tokens[index].isApart ? " " : "" }
      text += tokens[index].text
    }
    return text
  }
}

/// Splits source text into tokens.
private struct Scanner {
  private let characters: [Character]
  private var index = 0

  init(_ source: String) { characters = Array(source) }

  private func peek(_ offset: Int = 0) -> Character? { index + offset < characters.count ? characters[index + offset] : nil }

  mutating func next() -> (text: String, isApart: Bool, isAfterLineEnd: Bool)? {
    let (isApart, isAfterLineEnd) = skipSpace()
    guard let first = peek() else { return nil }
    let start = index
    if first == "\"" || (first == "#" && startsRawString) {
      skipString()
    } else if first == "`" {
      index += 1
      while let character = peek(), character != "`" { index += 1 }
      index = min(index + 1, characters.count)
    } else if first.isLetter || first == "_" || first.isNumber {
      while let character = peek(), character.isLetter || character.isNumber || character == "_" { index += 1 }
    } else if "=<>!&|+-*/%^~?.".contains(first) {
      while let character = peek(), "=<>!&|+-*/%^~?.".contains(character) { index += 1 }
    } else {
      index += 1
    }
    return (String(characters[start..<index]), isApart, isAfterLineEnd)
  }

  private mutating func skipSpace() -> (isApart: Bool, isAfterLineEnd: Bool) {
    let start = index
    var hasLineEnd = false
    while let character = peek() {
      if character.isWhitespace {
        if character.isNewline { hasLineEnd = true }
        index += 1
      } else if character == "/", peek(1) == "/" {
        while let next = peek(), !next.isNewline { index += 1 }
      } else if character == "/", peek(1) == "*" {
        var depth = 0
        repeat {
          if peek() == "/", peek(1) == "*" {
            depth += 1
            index += 2
          } else if peek() == "*", peek(1) == "/" {
            depth -= 1
            index += 2
          } else {
            index += 1
          }
        } while depth > 0 && index < characters.count
      } else {
        break
      }
    }
    return (index > start, hasLineEnd)
  }

  private var startsRawString: Bool {
    var offset = 0
    while peek(offset) == "#" { offset += 1 }
    return peek(offset) == "\""
  }

  private func starts(with text: [Character]) -> Bool { index + text.count <= characters.count && Array(characters[index..<(index + text.count)]) == text }

  private mutating func skipString() {
    var pounds = 0
    while peek() == "#" {
      pounds += 1
      index += 1
    }
    let isLong = peek() == "\"" && peek(1) == "\"" && peek(2) == "\""
    let quote: [Character] = Array(repeating: "\"", count: isLong ? 3 : 1)
    let end = quote + Array(repeating: "#", count: pounds)
    let escape: [Character] = ["\\"] + Array(repeating: "#", count: pounds)
    index += quote.count
    while index < characters.count {
      if starts(with: end) {
        index += end.count
        return
      }
      if starts(with: escape) {
        index += escape.count
        if peek() == "(" { skipInterpolation() } else { index += 1 }
      } else {
        index += 1
      }
    }
    index = min(index, characters.count)
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      guard let (text, _, _) = next() else { return }
      if text == "(" { depth += 1 }
      if text == ")" { depth -= 1 }
    } while depth > 0
  }
}
