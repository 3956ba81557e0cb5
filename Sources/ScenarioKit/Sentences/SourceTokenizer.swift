/// A tokenizer for Swift source, from an offset to the bracket that closes the first bracket.
struct SourceTokenizer {
  let source: UnsafeBufferPointer<UInt8>
  /// The string literals read so far.
  private(set) var literals: [[SourceToken.StringPart]] = []
  /// The offset at the start.
  let opening: Int
  private var offset: Int

  init(_ source: UnsafeBufferPointer<UInt8>, at offset: Int) {
    self.source = source
    opening = offset
    self.offset = offset
  }

  /// Returns the tokens from an opening to its closing bracket, or `nil` if it's never closed.
  mutating func bracketed() -> [SourceToken]? {
    var tokens: [SourceToken] = []
    tokens.reserveCapacity(24)
    var depth = 0
    while let token = next() {
      tokens.append(token)
      switch token.kind {
      case .open: depth += 1
      case .close: depth -= 1
      default: break
      }
      if depth <= 0 { return depth == 0 && tokens.count > 1 ? tokens : nil }
    }
    return nil
  }

  /// Returns the tokens from the offset to the end of the line, or to the end of a call that goes over several lines.
  ///
  /// The lines in braces are other statements.
  mutating func statement() -> [SourceToken] {
    var tokens: [SourceToken] = []
    var open: [UInt8] = []
    while let token = next() {
      if token.beginsLine, !tokens.isEmpty, open.last ?? UInt8(ascii: "{") == UInt8(ascii: "{") { break }
      tokens.append(token)
      switch token.kind {
      case .open(let bracket): open.append(bracket)
      case .close: _ = open.popLast()
      default: break
      }
    }
    return tokens
  }

  /// Returns the tokens from the offset to the end of the source.
  mutating func rest() -> [SourceToken] {
    var tokens: [SourceToken] = []
    while let token = next() { tokens.append(token) }
    return tokens
  }

  @inline(__always) private func byte(_ ahead: Int = 0) -> UInt8? {
    offset + ahead < source.count ? source[offset + ahead] : nil
  }

  private mutating func next() -> SourceToken? {
    let before = offset
    let beginsLine = skipBlank()
    guard let first = byte() else { return nil }
    var token = SourceToken(kind: .other, start: offset, end: offset, isSpaced: offset > before, beginsLine: beginsLine)
    if let literal = string() {
      token.kind = .string(literals.count)
      literals.append(literal)
      return token
    }
    switch first {
    case _ where Self.isIdentifier(first):
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
        skipNumber()
        token.kind = .number
      } else {
        while let next = byte(), Self.isIdentifier(next) { offset += 1 }
        token.kind = .identifier
      }
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      offset += 1
      token.kind = .open(first)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      offset += 1
      token.kind = .close(first)
    case UInt8(ascii: ","):
      offset += 1
      token.kind = .comma
    case UInt8(ascii: ":"):
      offset += 1
      token.kind = .colon
    case UInt8(ascii: ";"): offset += 1
    case UInt8(ascii: "`"):
      offset += 1
      token.kind = .identifier
      token.start = offset
      while let next = byte(), next != first, next != 0x0A { offset += 1 }
      token.end = offset
      if byte() == first { offset += 1 }
      return token
    case UInt8(ascii: ".") where byte(1) != UInt8(ascii: "."):
      offset += 1
      token.kind = .dot
    default:
      while let next = byte(), Self.isOperator(next), !isComment { offset += 1 }
      if offset == token.start { offset += 1 }
    }
    token.end = offset
    return token
  }

  private var isComment: Bool {
    byte() == UInt8(ascii: "/") && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
  }

  /// Skips white space and comments, and returns whether a line ended.
  private mutating func skipBlank() -> Bool {
    var newLine = false
    while let next = byte() {
      if next == 0x0A || next == 0x0D {
        newLine = true
        offset += 1
      } else if next == 0x20 || next == 0x09 {
        offset += 1
      } else if isComment {
        skipComment()
      } else {
        break
      }
    }
    return newLine
  }

  private mutating func skipComment() {
    guard byte(1) == UInt8(ascii: "*") else {
      while let next = byte(), next != 0x0A { offset += 1 }
      return
    }
    var depth = 0
    while let next = byte() {
      if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if next == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        offset += 1
      }
    }
  }

  private mutating func skipNumber() {
    let start = offset
    while let next = byte() {
      let isFraction = next == UInt8(ascii: ".") && byte(1).map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
      let exponent = next == UInt8(ascii: "-") || next == UInt8(ascii: "+")
      let isExponent = exponent && (source[offset - 1] | 0x20) == UInt8(ascii: "e") && source[start..<offset].first { $0 | 0x20 == 0x78 } == nil
      guard Self.isIdentifier(next) || isFraction || isExponent else { break }
      offset += 1
    }
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  // MARK: - String literals

  /// Reads a plain, raw, or multiline string literal at the offset.
  private mutating func string() -> [SourceToken.StringPart]? {
    guard let first = byte(), first == UInt8(ascii: "\"") || first == UInt8(ascii: "#") else { return nil }
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    let quote = UInt8(ascii: "\"")
    guard byte(hashes) == quote else { return nil }
    offset += hashes + 1
    let isLong = byte() == quote && byte(1) == quote
    if isLong { offset += 2 }
    var parts: [SourceToken.StringPart] = []
    var text: [UInt8] = []
    while let next = byte() {
      if next == quote, !isLong || (byte(1) == quote && byte(2) == quote), has(hashes, at: isLong ? 3 : 1) {
        offset += (isLong ? 3 : 1) + hashes
        break
      }
      if next == 0x0A, !isLong { break }
      if next == UInt8(ascii: "\\"), has(hashes, at: 1) {
        offset += 1 + hashes
        if byte() == UInt8(ascii: "("), let inner = bracketed() {
          parts.append(.text(String(decoding: text, as: UTF8.self)))
          text = []
          parts.append(.interpolation(Array(inner.dropFirst().dropLast())))
        } else {
          escape(into: &text)
        }
        continue
      }
      text.append(next)
      offset += 1
    }
    parts.append(.text(String(decoding: text, as: UTF8.self)))
    return isLong ? Self.unindented(parts) : parts
  }

  private func has(_ hashes: Int, at ahead: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(ahead + $0) == UInt8(ascii: "#") }
  }

  private mutating func escape(into text: inout [UInt8]) {
    guard let escaped = byte() else { return }
    offset += 1
    switch escaped {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "0"): text.append(0)
    case 0x0A: break
    case UInt8(ascii: "u") where byte() == UInt8(ascii: "{"):
      let start = offset + 1
      while let next = byte(), next != UInt8(ascii: "}"), next != UInt8(ascii: "\"") { offset += 1 }
      let digits = String(decoding: source[start..<max(start, offset)], as: UTF8.self)
      if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { text.append(contentsOf: String(scalar).utf8) }
      if byte() == UInt8(ascii: "}") { offset += 1 }
    default: text.append(escaped)
    }
  }

  /// Returns a multiline literal without its delimiting line breaks and its indentation.
  private static func unindented(_ parts: [SourceToken.StringPart]) -> [SourceToken.StringPart] {
    guard case .text(let last) = parts.last else { return parts }
    let indentation = last.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    return parts.enumerated().map { index, part in
      guard case .text(var text) = part else { return part }
      if index == parts.count - 1 { text = String(text.dropLast(indentation.count + 1)) }
      text = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
        (index > 0 && number == 0) || !line.hasPrefix(indentation) ? String(line) : String(line.dropFirst(indentation.count))
      }.joined(separator: "\n")
      if index == 0, text.hasPrefix("\n") { text.removeFirst() }
      return .text(text)
    }
  }
}
