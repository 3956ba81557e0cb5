/// Splits source code into tokens.
struct Scanner {
  private let bytes: [UInt8]
  private var index = 0
  /// Whether a `/` after the last token can start a regular expression.
  private var expectsOperand = true

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static let operators = Set("=<>!&|+-*/%^~?.".utf8)

  static func isOperator(_ byte: UInt8) -> Bool { operators.contains(byte) }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

  private func peek(_ offset: Int = 0) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }

  private func starts(with text: some Collection<UInt8>) -> Bool { bytes[index...].starts(with: text) }

  private func starts(with text: String) -> Bool { starts(with: text.utf8) }

  mutating func next() -> (range: Range<Int>, isApart: Bool, isAfterLineEnd: Bool)? {
    let (isApart, isAfterLineEnd) = skipSpace()
    guard let first = peek() else { return nil }
    let start = index
    switch first {
    case UInt8(ascii: "\""): skipString()
    case UInt8(ascii: "#") where startsRawLiteral(with: UInt8(ascii: "\"")): skipString()
    case UInt8(ascii: "#") where startsRawLiteral(with: UInt8(ascii: "/")): skipRawExpression()
    case UInt8(ascii: "/") where expectsOperand && endOfExpression != nil: index = endOfExpression ?? index
    case UInt8(ascii: "`"):
      index += 1
      while let byte = peek(), byte != UInt8(ascii: "`") { index += 1 }
      index = min(index + 1, bytes.count)
    case UInt8(ascii: "."):
      while peek() == UInt8(ascii: ".") { index += 1 }
      if index > start + 1, peek() == UInt8(ascii: "<") { index += 1 }
    case _ where Self.isWord(first): while let byte = peek(), Self.isWord(byte) { index += 1 }
    case _ where Self.isOperator(first):
      repeat { index += 1 } while peek().map { Self.isOperator($0) && $0 != UInt8(ascii: ".") } ?? false && !starts(with: "//") && !starts(with: "/*")
    default: index += 1
    }
    expectsOperand = Self.expectsOperand(after: bytes[start..<index])
    return (start..<index, isApart, isAfterLineEnd)
  }

  private static let wordsBeforeOperands: Set<String> = ["return", "in", "case", "try", "await", "if", "while", "where", "throw", "else"]

  private static func expectsOperand(after token: ArraySlice<UInt8>) -> Bool {
    guard let first = token.first else { return true }
    if "([{,:;=".utf8.contains(first) { return true }
    return isWord(first) ? wordsBeforeOperands.contains(String(decoding: token, as: UTF8.self)) : isOperator(first) && token.last != UInt8(ascii: "?") && token != [first]
  }

  private mutating func skipSpace() -> (isApart: Bool, isAfterLineEnd: Bool) {
    let start = index
    var hasLineEnd = false
    while let byte = peek() {
      if Self.isSpace(byte) {
        if Self.isLineEnd(byte) { hasLineEnd = true }
        index += 1
      } else if starts(with: "//") {
        while let next = peek(), !Self.isLineEnd(next) { index += 1 }
      } else if starts(with: "/*") {
        var depth = 0
        repeat {
          if starts(with: "/*") {
            depth += 1
            index += 2
          } else if starts(with: "*/") {
            depth -= 1
            index += 2
          } else {
            if let next = peek(), Self.isLineEnd(next) { hasLineEnd = true }
            index += 1
          }
        } while depth > 0 && index < bytes.count
      } else {
        break
      }
    }
    return (index > start, hasLineEnd)
  }

  private func startsRawLiteral(with delimiter: UInt8) -> Bool {
    var offset = 0
    while peek(offset) == UInt8(ascii: "#") { offset += 1 }
    return peek(offset) == delimiter
  }

  private mutating func skipPounds() -> [UInt8] {
    let start = index
    while peek() == UInt8(ascii: "#") { index += 1 }
    return Array(bytes[start..<index])
  }

  private mutating func skipString() {
    let pounds = skipPounds()
    let quote = Array((starts(with: "\"\"\"") ? "\"\"\"" : "\"").utf8)
    let end = quote + pounds
    let escape = [UInt8(ascii: "\\")] + pounds
    index += quote.count
    while index < bytes.count {
      if starts(with: end) {
        index += end.count
        return
      }
      if starts(with: escape) {
        index += escape.count
        if peek() == UInt8(ascii: "(") { skipInterpolation() } else { index += 1 }
      } else {
        index += 1
      }
    }
    index = min(index, bytes.count)
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      guard let found = next() else { return }
      if bytes[found.range] == [UInt8(ascii: "(")] { depth += 1 }
      if bytes[found.range] == [UInt8(ascii: ")")] { depth -= 1 }
    } while depth > 0
  }

  /// The position after a regular expression that starts here, or `nil` if the slash is an operator.
  private var endOfExpression: Int? {
    guard let second = peek(1), !Self.isSpace(second), second != UInt8(ascii: "/") else { return nil }
    var end = index + 1
    var depth = 0
    while end < bytes.count, !Self.isLineEnd(bytes[end]) {
      switch bytes[end] {
      case UInt8(ascii: "/"): return end + 1
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")") where depth == 0: return nil
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      end += 1
    }
    return nil
  }

  private mutating func skipRawExpression() {
    let pounds = skipPounds()
    index += 1
    let end = [UInt8(ascii: "/")] + pounds
    while index < bytes.count, !starts(with: end) { index += 1 }
    index = min(index + end.count, bytes.count)
  }
}
