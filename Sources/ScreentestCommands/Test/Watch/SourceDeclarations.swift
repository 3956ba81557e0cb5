/// The names that a Swift file declares at its top level.
struct SourceDeclarations: Equatable {
  /// The types, functions and variables.
  private(set) var names: Set<String> = []
  /// The types that the file extends.
  private(set) var extended: Set<String> = []
  /// The declared names that other files can't use.
  private(set) var hidden: Set<String> = []
  /// Whether the uses of the file can't be found by names, because it declares operators or macros, or its braces don't match.
  private(set) var hasUnnamed: Bool = false

  private static let kinds: Set<String> = ["class", "struct", "enum", "actor", "protocol", "typealias", "func", "let", "var"]

  /// Reads the text of a file.
  init(_ text: String) {
    var scanner = TopLevelScanner(text)
    var isImport = false
    var isHidden = false
    while let word = scanner.nextWord() {
      switch word {
      case "import": isImport = true
      // “private(set)” hides only the setter.
      case "private", "fileprivate": isHidden = !scanner.isBeforeParenthesis
      case "operator", "macro": hasUnnamed = true
      case "extension":
        isHidden = false
        if let name = scanner.nameThatFollows() { extended.insert(name) }
      case _ where Self.kinds.contains(word):
        // “import struct Foundation.Date” declares nothing.
        if !isImport { add(scanner.nameThatFollows(), isHidden) }
        (isImport, isHidden) = (false, false)
      default: isImport = false
      }
    }
    if !scanner.isBalanced { hasUnnamed = true }
  }

  private mutating func add(_ name: String?, _ isHidden: Bool) {
    guard let name else {
      hasUnnamed = true
      return
    }
    names.insert(name)
    if isHidden { hidden.insert(name) }
  }
}

/// A scanner for the words outside of braces, parentheses, comments and string literals.
private struct TopLevelScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var hasExtraBrace = false

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether all braces and parentheses so far are closed.
  var isBalanced: Bool { depth == 0 && !hasExtraBrace }

  /// Whether the next character is an opening parenthesis.
  var isBeforeParenthesis: Bool { byte() == UInt8(ascii: "(") }

  private func byte(_ offset: Int = 0) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  /// Returns the next word at the top level, or `nil` at the end of the text.
  mutating func nextWord() -> String? {
    while position < bytes.count {
      let start = position
      if Self.isWordByte(byte()) || byte() == UInt8(ascii: "`") {
        takeWord()
        if depth == 0 { return String(decoding: bytes[start..<position], as: UTF8.self) }
      } else {
        skip()
      }
    }
    return nil
  }

  /// Returns the name after a keyword, or `nil` if something other than a name follows.
  mutating func nameThatFollows() -> String? {
    while position < bytes.count {
      switch byte() {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "/"):
        if byte() == UInt8(ascii: "/"), byte(1) != UInt8(ascii: "/"), byte(1) != UInt8(ascii: "*") { return nil }
        skip()
      case let next where Self.isWordByte(next) || next == UInt8(ascii: "`"): return nextWord()
      default: return nil
      }
    }
    return nil
  }

  /// Moves behind a word, or behind a name in backticks, which can contain spaces.
  private mutating func takeWord() {
    if byte() == UInt8(ascii: "`") {
      position += 1
      while position < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") { position += 1 }
      position = min(position + 1, bytes.count)
      return
    }
    while position < bytes.count, Self.isWordByte(byte()) { position += 1 }
  }

  /// Moves behind a comment, a string literal or another character.
  private mutating func skip() {
    switch byte() {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "\""): skipString(hashes: 0)
    case UInt8(ascii: "#"):
      var hashes = 1
      while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
      let isString = byte(hashes) == UInt8(ascii: "\"")
      position += hashes
      if isString { skipString(hashes: hashes) }
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      depth += 1
      position += 1
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      if depth == 0 { hasExtraBrace = true } else { depth -= 1 }
      position += 1
    default: position += 1
    }
  }

  private mutating func skipBlockComment() {
    var level = 0
    while position < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        level += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        level -= 1
        position += 2
        if level == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// Moves behind a string literal, whose first quotation mark is the next character.
  private mutating func skipString(hashes: Int) {
    let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let marks = isMultiline ? 3 : 1
    position += marks
    while position < bytes.count {
      if byte() == UInt8(ascii: "\\"), hasHashes(hashes, after: 1) {
        position += 1 + hashes
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
      } else if (0..<marks).allSatisfy({ byte($0) == UInt8(ascii: "\"") }), hasHashes(hashes, after: marks) {
        position += marks + hashes
        return
      } else if byte() == UInt8(ascii: "\n"), !isMultiline {
        return
      } else {
        position += 1
      }
    }
  }

  private func hasHashes(_ count: Int, after offset: Int) -> Bool { (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") } }

  private mutating func skipInterpolation() {
    let outside = depth
    repeat { skip() } while depth > outside && position < bytes.count
  }
}
