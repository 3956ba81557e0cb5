/// A JSON value.
///
/// The parser doesn't use Foundation, because the program starts for each compilation and must start fast.
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// Returns the member of an object with the given key.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var number: String? { if case .number(let number) = self { number } else { nil } }
  package var string: String? { if case .string(let string) = self { string } else { nil } }

  package var array: [JSON] { if case .array(let elements) = self { elements } else { [] } }

  /// Parses a value, or returns `nil` if the bytes aren't valid JSON.
  package init?(parsing bytes: [UInt8]) {
    var parser = JSONParser(bytes: bytes)
    guard let value = parser.value(depth: 0) else { return nil }
    self = value
  }

  /// The value as JSON text.
  package var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let digits): digits
    case .string(let string): Self.quoted(string)
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members): "{" + members.map { Self.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

private struct JSONParser {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() { while let byte = next, byte == 0x20 || (9...13).contains(byte) { index += 1 } }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    index += 1
    return true
  }

  mutating func value(depth: Int) -> JSON? {
    // Limit the depth, because the parser is recursive. The compiler's messages are never nested this deep.
    guard depth < 200 else { return nil }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case nil: return nil
    default: return word()
    }
  }

  private mutating func object(depth: Int) -> JSON? {
    index += 1
    var members: [(key: String, value: JSON)] = []
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\""), let key = string(), take(UInt8(ascii: ":")), let value = value(depth: depth + 1) else { return nil }
      members.append((key, value))
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> JSON? {
    index += 1
    var elements: [JSON] = []
    if take(UInt8(ascii: "]")) { return .array(elements) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? .array(elements) : nil
  }

  private mutating func word() -> JSON? {
    let start = index
    while let byte = next, byte != UInt8(ascii: ","), byte != UInt8(ascii: "]"), byte != UInt8(ascii: "}"), byte > 0x20 { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "": return nil
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: return .number(word)
    }
  }

  private mutating func string() -> String? {
    index += 1
    var decoded: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: decoded, as: UTF8.self)
      case UInt8(ascii: "\\"): guard appendEscape(to: &decoded) else { return nil }
      default: decoded.append(byte)
      }
    }
    return nil
  }

  private mutating func appendEscape(to decoded: inout [UInt8]) -> Bool {
    guard let byte = next else { return false }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): decoded.append(10)
    case UInt8(ascii: "t"): decoded.append(9)
    case UInt8(ascii: "r"): decoded.append(13)
    case UInt8(ascii: "b"): decoded.append(8)
    case UInt8(ascii: "f"): decoded.append(12)
    case UInt8(ascii: "u"):
      guard var code = hexadecimal() else { return false }
      if (0xD800..<0xDC00).contains(code), next == UInt8(ascii: "\\") {
        index += 2
        guard let low = hexadecimal(), (0xDC00..<0xE000).contains(low) else { return false }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      decoded += Array(String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8)
    default: decoded.append(byte)
    }
    return true
  }

  private mutating func hexadecimal() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    defer { index += 4 }
    return UInt32(String(decoding: bytes[index..<(index + 4)], as: UTF8.self), radix: 16)
  }
}
