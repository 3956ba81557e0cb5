/// The words in a source's code: names and keywords, without comments and string literals.
struct SourceWords {
  private(set) var words: Set<String> = []
  /// The names that are called or passed as a value, except members and the names of declared functions.
  private(set) var calls: Set<String> = []

  /// The context of the current position.
  private enum Place {
    case code(depth: Int)
    case text(isLong: Bool)
  }

  init(_ source: String) {
    let bytes = Array(source.utf8)
    var places: [Place] = [.code(depth: 0)]
    var index = 0
    func starts(_ text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      return index + count <= bytes.count && (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
    }
    while index < bytes.count {
      let byte = bytes[index]
      switch places[places.count - 1] {
      case .text(let isLong):
        if starts("\\(") {
          places.append(.code(depth: 1))
          index += 2
        } else if byte == UInt8(ascii: "\\") {
          index += 2
        } else if isLong, starts("\"\"\"") {
          places.removeLast()
          index += 3
        } else {
          if !isLong, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") { places.removeLast() }
          index += 1
        }
      case .code(let depth):
        if starts("//") {
          while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        } else if starts("\"\"\"") {
          places.append(.text(isLong: true))
          index += 3
        } else if byte == UInt8(ascii: "\"") {
          places.append(.text(isLong: false))
          index += 1
        } else if Self.isOfWord(byte) {
          let start = index
          while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
          let word = String(decoding: bytes[start..<index], as: UTF8.self)
          words.insert(word)
          if Self.isCall(bytes, start, index) { calls.insert(word) }
        } else {
          if depth > 0, byte == UInt8(ascii: "(") { places[places.count - 1] = .code(depth: depth + 1) }
          if depth > 0, byte == UInt8(ascii: ")") {
            if depth == 1 { places.removeLast() } else { places[places.count - 1] = .code(depth: depth - 1) }
          }
          index += 1
        }
      }
    }
  }

  /// Returns whether the name between two offsets is called or passed as a value.
  private static func isCall(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    var before = start
    while before > 0, isSpace(bytes[before - 1]) { before -= 1 }
    var after = end
    while after < bytes.count, isSpace(bytes[after]) { after += 1 }
    let next = after < bytes.count ? bytes[after] : UInt8(ascii: "\n")
    if before > 0, bytes[before - 1] == UInt8(ascii: ".") { return false }
    if bytes[..<start].suffix(5).elementsEqual("func ".utf8) { return false }
    if after == end, next == UInt8(ascii: "(") || next == UInt8(ascii: "<") { return true }
    // A label has a colon or a second name behind it, and a declared variable has a keyword before it.
    guard before > 0, [UInt8](":=(,{[\n".utf8).contains(bytes[before - 1]) else { return false }
    return [UInt8]("{),]}\n".utf8).contains(next)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...: true
    default: false
    }
  }
}
