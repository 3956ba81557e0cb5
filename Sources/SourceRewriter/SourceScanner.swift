/// Reads the tokens of Swift source, skipping comments, string literals and regex literals.
struct SourceScanner {
  /// A word, an operator or a punctuation mark in the code.
  struct Token {
    enum Kind {
      case word, sign
      /// A word after `#`, such as `#if`.
      case directive
      /// A word after `@`, such as `@objc`.
      case attribute
    }

    var kind: Kind
    /// The byte range of the token, including the `#` or `@`.
    var range: Range<Int>
    /// The line number, starting at 1.
    var line: Int
  }

  /// A comment or literal without an end.
  struct Unterminated: Error {
    var what: String
    var line: Int
  }

  let source: [UInt8]
  private var index = 0
  private var line = 1
  /// The last token, which helps to distinguish a division from a regular expression.
  private var last: Token?

  init(_ source: [UInt8]) {
    self.source = source
    // Skip a byte order mark, because it isn't part of the first word.
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Returns the text of a token.
  func text(_ token: Token) -> String { String(decoding: source[token.range], as: UTF8.self) }

  private func byte(_ ahead: Int = 0) -> UInt8? { index + ahead < source.count ? source[index + ahead] : nil }

  private func starts(with text: some Collection<UInt8>) -> Bool { source[index...].starts(with: text) }

  private mutating func advance(_ count: Int = 1) {
    let end = min(index + count, source.count)
    while index < end {
      if source[index] == .newline { line += 1 }
      index += 1
    }
  }

  /// Returns the next token of the code, or `nil` at the end of the file.
  mutating func next() throws -> Token? {
    while let first = byte() {
      if first == .space || first == .tab || first == .newline || first == .carriageReturn {
        advance()
      } else if starts(with: "//".utf8) {
        while let next = byte(), next != .newline, next != .carriageReturn { advance() }
      } else if starts(with: "/*".utf8) {
        try skipComment()
      } else if first == .quote || first == .pound && startsRawString {
        try skipString()
      } else if first == .pound && startsRawExpression || first == .slash && startsExpression {
        try skipExpression()
      } else {
        return token(first)
      }
    }
    return nil
  }

  private mutating func token(_ first: UInt8) -> Token {
    let start = (index, line)
    var kind = Token.Kind.sign
    advance()
    if first == .backtick {
      kind = .word
      while let next = byte(), next != .backtick, next != .newline { advance() }
      advance()
    } else if first.isPartOfName {
      kind = .word
      while byte()?.isPartOfName == true { advance() }
    } else if first == .pound || first == .at, byte()?.isPartOfName == true {
      kind = first == .pound ? .directive : .attribute
      while byte()?.isPartOfName == true { advance() }
    }
    let token = Token(kind: kind, range: start.0..<index, line: start.1)
    last = token
    return token
  }

  private mutating func skipComment() throws {
    let start = line
    var depth = 0
    repeat {
      guard byte() != nil else { throw Unterminated(what: "comment", line: start) }
      if starts(with: "/*".utf8) {
        depth += 1
        advance(2)
      } else if starts(with: "*/".utf8) {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0
  }

  // MARK: String literals

  private var pounds: Int { source[index...].prefix { $0 == .pound }.count }

  private var startsRawString: Bool { byte(pounds) == .quote }

  private mutating func skipString() throws {
    let start = line
    let pounds = Array(repeating: UInt8.pound, count: pounds)
    advance(pounds.count)
    // Three quotes start a multiline literal, unless a raw literal ends on the same line. There, they're a quote inside quotes: #"""#.
    let isLong = starts(with: "\"\"\"".utf8) && (pounds.isEmpty || !endsInLine([.quote] + pounds))
    let quote = Array(repeating: UInt8.quote, count: isLong ? 3 : 1)
    let escape = [UInt8.backslash] + pounds
    advance(quote.count)
    while let next = byte() {
      if starts(with: quote + pounds) {
        last = nil
        return advance(quote.count + pounds.count)
      }
      if starts(with: escape) {
        advance(escape.count)
        if byte() == .openBracket { try skipInterpolation() } else { advance() }
      } else if next == .newline, !isLong {
        // Continue with the next line as code, because the compiler reports the missing end.
        return
      } else {
        advance()
      }
    }
    if isLong { throw Unterminated(what: "multi-line string literal", line: start) }
  }

  /// Returns whether a delimiter follows on the same line, after the first quote.
  private func endsInLine(_ delimiter: [UInt8]) -> Bool {
    let line = source[(index + 1)...].prefix { $0 != .newline }
    return line.indices.contains { line[$0...].starts(with: delimiter) }
  }

  private mutating func skipInterpolation() throws {
    let start = line
    var depth = 0
    repeat {
      guard let token = try next() else { throw Unterminated(what: "string interpolation", line: start) }
      if source[token.range].elementsEqual([.openBracket]) { depth += 1 }
      if source[token.range].elementsEqual([.closeBracket]) { depth -= 1 }
    } while depth > 0
  }

  // MARK: Regular expressions

  private var startsRawExpression: Bool { byte(pounds) == .slash }

  /// Whether a slash starts a regex literal.
  ///
  /// A slash starts a literal if no value precedes it, and another slash ends the literal on the same line.
  private var startsExpression: Bool {
    guard let next = byte(1), next != .space, next != .tab, next != .newline, !followsValue else { return false }
    var ahead = 1
    var isInSet = false
    while let next = byte(ahead), next != .newline {
      if next == .backslash {
        ahead += 1
      } else if next == UInt8(ascii: "[") {
        isInSet = true
      } else if next == UInt8(ascii: "]") {
        isInSet = false
      } else if next == .slash, !isInSet {
        return byte(ahead - 1) != .space
      }
      ahead += 1
    }
    return false
  }

  private var followsValue: Bool {
    guard let last else { return index > 0 }
    // Ignore a value on an earlier line, because a slash at the start of a line, without a space after it, starts a literal.
    if last.line < line { return false }
    switch last.kind {
    case .word: return !["return", "in", "case", "try", "await", "where", "throw", "if", "while", "guard", "else"].contains(text(last))
    case .sign:
      let sign = source[last.range.lowerBound]
      if sign == UInt8(ascii: "?") || sign == UInt8(ascii: "!") {
        // Check the character before the sign, because `value!` ends a value, but `? `, `??` and a `!` before a value are operators.
        let before = source[..<last.range.lowerBound].last { $0 != sign } ?? .space
        return before != .space && before != .newline
      }
      return [.closeBracket, UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ".")].contains(sign)
    case .directive, .attribute: return false
    }
  }

  private mutating func skipExpression() throws {
    let start = line
    let pounds = Array(repeating: UInt8.pound, count: pounds)
    advance(pounds.count + 1)
    while let next = byte() {
      if next == .slash, starts(with: [.slash] + pounds) {
        last = nil
        return advance(1 + pounds.count)
      }
      advance(next == .backslash ? 2 : 1)
    }
    throw Unterminated(what: "regex literal", line: start)
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let quote = UInt8(ascii: "\"")
  static let backtick = UInt8(ascii: "`")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let pound = UInt8(ascii: "#")
  static let at = UInt8(ascii: "@")
  static let openBracket = UInt8(ascii: "(")
  static let closeBracket = UInt8(ascii: ")")

  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
