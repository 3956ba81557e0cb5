/// The words, operators and punctuation of source code, without comments.
package struct Tokens {
  /// A word, an operator, a string literal, a regular expression literal or a punctuation character.
  package struct Token {
    package let text: String
    /// The position of the first byte.
    package let start: Int
    /// The position after the last byte.
    package let end: Int
    /// The number of brackets around the token.
    package let depth: Int
    /// Whether a space, a line break or a comment precedes the token.
    package let isApart: Bool
    package let isAfterLineEnd: Bool

    /// Whether the token is an operator.
    package var isOperator: Bool { text.utf8.allSatisfy(Scanner.isOperator) }

    /// Whether the token is an identifier, a keyword or a number.
    package var isWord: Bool { text.utf8.first.map { Scanner.isWord($0) || $0 == UInt8(ascii: "`") } ?? false }
  }

  private let bytes: [UInt8]
  package let all: [Token]

  package init(_ source: String) {
    bytes = Array(source.utf8)
    var scanner = Scanner(bytes)
    var tokens: [Token] = []
    var depth = 0
    while let found = scanner.next() {
      let text = String(decoding: bytes[found.range], as: UTF8.self)
      if [")", "]", "}"].contains(text) { depth -= 1 }
      tokens.append(
        Token(text: text, start: found.range.lowerBound, end: found.range.upperBound, depth: depth, isApart: found.isApart, isAfterLineEnd: found.isAfterLineEnd))
      if ["(", "[", "{"].contains(text) { depth += 1 }
    }
    all = tokens
  }

  /// Returns the source code from the first to the last of some tokens.
  package func source(_ range: Range<Int>) -> String { range.isEmpty ? "" : source(bytes: all[range.lowerBound].start..<all[range.upperBound - 1].end) }

  func source(bytes range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
