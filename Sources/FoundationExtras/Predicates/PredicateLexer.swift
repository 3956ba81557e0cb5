/// A lexer that splits a predicate format into words, operators, punctuation and values.
struct PredicateLexer {
  /// A word, an operator, a punctuation mark or a value.
  struct Token: Equatable {
    enum Kind: Equatable {
      case word(String)
      case string(String)
      case integer(Int)
      case number(Double)
      /// A placeholder for an argument, without its percent sign: “@”, “K”, “ld”.
      case argument(String)
      case sign(String)
      case end
    }

    var kind: Kind
    /// The position in the format, in characters.
    var position: Int
    /// The source text of the token.
    var text: String
  }

  /// The operators and punctuation, longest first.
  private static let signs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",", ".", "@"]

  private let characters: [Character]
  private var index = 0

  /// Returns the tokens of a format, ending with an end token.
  static func tokens(of format: String) throws(PredicateFormatError) -> [Token] {
    var lexer = PredicateLexer(characters: Array(format))
    var tokens: [Token] = []
    repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  private init(characters: [Character]) { self.characters = characters }

  private mutating func next() throws(PredicateFormatError) -> Token {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    guard index < characters.count else { return Token(kind: .end, position: index, text: "") }
    let start = index
    let first = characters[index]
    if first == "\"" || first == "'" { return try string(first, from: start) }
    if first == "%" { return try argument(from: start) }
    if first.isNumber || ((first == "-" || first == "+") && index + 1 < characters.count && characters[index + 1].isNumber) { return try number(from: start) }
    if first.isLetter || first == "_" || first == "#" {
      index += 1
      while index < characters.count, characters[index].isLetter || characters[index].isNumber || characters[index] == "_" { index += 1 }
      let word = String(characters[(first == "#" ? start + 1 : start)..<index])
      return Token(kind: .word(word), position: start, text: text(from: start))
    }
    for sign in Self.signs where starts(with: sign) {
      index += sign.count
      return Token(kind: .sign(sign), position: start, text: sign)
    }
    throw PredicateFormatError(position: start, expected: "a key path, a value or an operator", found: "“\(first)”")
  }

  private func starts(with sign: String) -> Bool {
    index + sign.count <= characters.count && String(characters[index..<(index + sign.count)]) == sign
  }

  private func text(from start: Int) -> String { String(characters[start..<index]) }

  private mutating func string(_ quote: Character, from start: Int) throws(PredicateFormatError) -> Token {
    var content = ""
    index += 1
    while index < characters.count, characters[index] != quote {
      if characters[index] == "\\", index + 1 < characters.count {
        index += 1
        switch characters[index] {
        case "n": content.append("\n")
        case "t": content.append("\t")
        case "r": content.append("\r")
        case "\\", "\"", "'": content.append(characters[index])
        // Keep a backslash before any other character, because it's part of a regular expression.
        default: content += "\\" + String(characters[index])
        }
      } else {
        content.append(characters[index])
      }
      index += 1
    }
    guard index < characters.count else { throw PredicateFormatError(position: start, expected: "a closing \(quote)", found: "the end of the format") }
    index += 1
    return Token(kind: .string(content), position: start, text: text(from: start))
  }

  private mutating func argument(from start: Int) throws(PredicateFormatError) -> Token {
    index += 1
    while index < characters.count, "hlqLztj".contains(characters[index]) { index += 1 }
    guard index < characters.count, "@KdDiuUxXofFeEgGcCsS".contains(characters[index]) else {
      throw PredicateFormatError(
        position: start, expected: "one of %@, %K, %d, %i, %ld, %lu and %f", found: "“\(text(from: start) + (index < characters.count ? String(characters[index]) : ""))”")
    }
    index += 1
    return Token(kind: .argument(String(characters[(start + 1)..<index])), position: start, text: text(from: start))
  }

  private mutating func number(from start: Int) throws(PredicateFormatError) -> Token {
    index += 1
    while index < characters.count, characters[index].isNumber || "xXabcdefABCDEF._".contains(characters[index]) { index += 1 }
    let text = text(from: start)
    let digits = text.replacing("_", with: "")
    if digits.lowercased().hasPrefix("0x"), let value = Int(digits.dropFirst(2), radix: 16) { return Token(kind: .integer(value), position: start, text: text) }
    if let value = Int(digits) { return Token(kind: .integer(value), position: start, text: text) }
    if let value = Double(digits) { return Token(kind: .number(value), position: start, text: text) }
    throw PredicateFormatError(position: start, expected: "a number", found: "“\(text)”")
  }
}
