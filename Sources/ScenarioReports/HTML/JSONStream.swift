import ScenarioKit

/// Writes JSON that can stand in the middle of an HTML page, into memory.
///
/// Beyond what JSON asks for, it writes escapes for `<`, so that no text ends the element that it stands in or begins another one, and for the
/// characters that cannot be seen or turn the writing direction, so that the page's source shows what is in it.
struct JSONStream {
  private(set) var bytes: [UInt8] = []
  /// Whether the next member or element is preceded by a comma.
  private var needsComma = false

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  mutating func append(_ other: JSONStream) { bytes.append(contentsOf: other.bytes) }

  /// Appends text as it is.
  mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends text as it is; it must come from this module.
  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  // MARK: Structure

  mutating func openObject() { open(0x7B) }

  mutating func closeObject() { close(0x7D) }

  mutating func openArray() { open(0x5B) }

  mutating func closeArray() { close(0x5D) }

  mutating func key(_ name: StaticString) {
    if needsComma { bytes.append(0x2C) }
    bytes.append(0x22)
    raw(name)
    bytes.append(0x22)
    bytes.append(0x3A)
    needsComma = false
  }

  private mutating func open(_ byte: UInt8) {
    if needsComma { bytes.append(0x2C) }
    bytes.append(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }

  private mutating func begin() {
    if needsComma { bytes.append(0x2C) }
    needsComma = true
  }

  // MARK: Values

  mutating func value(_ value: Int) {
    begin()
    if value >= 0 && value < 10 { return bytes.append(0x30 &+ UInt8(truncatingIfNeeded: value)) }
    var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
    withUnsafeMutableBytes(of: &digits) { place in
      var index = place.count
      var rest = value.magnitude
      repeat {
        index -= 1
        place[index] = 0x30 &+ UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      if value < 0 {
        index -= 1
        place[index] = 0x2D
      }
      bytes.append(contentsOf: place[index...])
    }
  }

  /// A length in points, to a hundredth.
  mutating func value(_ value: Double) {
    guard value.isFinite, abs(value) < 1e12 else { return self.value(0) }
    let hundredths = Int((value * 100).rounded())
    if hundredths % 100 == 0 { return self.value(hundredths / 100) }
    begin()
    raw("\(Double(hundredths) / 100)")
  }

  mutating func value(_ value: Bool) {
    begin()
    raw(value ? "true" : "false")
  }

  mutating func value(_ texts: [String]) {
    openArray()
    for text in texts { value(text) }
    closeArray()
  }

  mutating func value(_ text: String) {
    begin()
    bytes.append(0x22)
    var text = text
    text.withUTF8 { appendEscaped($0) }
    bytes.append(0x22)
  }

  mutating func null() {
    begin()
    raw("null")
  }

  // MARK: Members

  mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    self.value(value)
  }

  mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    self.value(value)
  }

  /// A member that is left out where there is no value.
  mutating func member(_ name: StaticString, _ value: String?) {
    if let value { member(name, value) }
  }

  mutating func member(_ name: StaticString, _ value: Int?) {
    if let value { member(name, value) }
  }

  /// A member that is left out where there are none.
  mutating func member(_ name: StaticString, _ values: [String]) {
    if values.isEmpty { return }
    key(name)
    value(values)
  }

  /// A member that is left out where it is false.
  mutating func flag(_ name: StaticString, _ value: Bool) {
    if !value { return }
    key(name)
    self.value(true)
  }

  // MARK: Text

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < text.count {
      if Self.isPlain(text[index]) {
        index += 1
        continue
      }
      let (scalar, length) = Self.scalar(at: index, of: text)
      if Self.isEscaped(scalar) {
        bytes.append(contentsOf: text[start..<index])
        escape(scalar)
        start = index + length
      }
      index += length
    }
    bytes.append(contentsOf: text[start...])
  }

  /// Whether a byte begins no character that is escaped, as far as it can tell.
  @inline(__always) private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x5C, 0x3C, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF3: false
    default: byte >= 0x20
    }
  }

  private static func scalar(at index: Int, of text: UnsafeBufferPointer<UInt8>) -> (scalar: UInt32, length: Int) {
    func following(_ offset: Int) -> UInt32 { UInt32(text[index + offset] & 0x3F) }
    let first = UInt32(text[index])
    switch first {
    case 0..<0x80: return (first, 1)
    case 0xC0..<0xE0: return ((first & 0x1F) << 6 | following(1), 2)
    case 0xE0..<0xF0: return ((first & 0x0F) << 12 | following(1) << 6 | following(2), 3)
    default: return ((first & 0x07) << 18 | following(1) << 12 | following(2) << 6 | following(3), 4)
    }
  }

  private static func isEscaped(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x22, 0x5C, 0x3C, 0xFFFE, 0xFFFF: true
    default: Unicode.Scalar(scalar)?.isEscapedInLog ?? false
    }
  }

  private mutating func escape(_ scalar: UInt32) {
    switch scalar {
    case 0x22: raw("\\\"")
    case 0x5C: raw("\\\\")
    case 0x0A: raw("\\n")
    case 0x10000...:
      unit(0xD7C0 + (scalar >> 10))
      unit(0xDC00 + (scalar & 0x3FF))
    default: unit(scalar)
    }
  }

  private mutating func unit(_ unit: UInt32) {
    raw("\\u")
    for shift in [12, 8, 4, 0] as [UInt32] {
      let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
      bytes.append(digit < 10 ? 0x30 + digit : 0x37 + digit)
    }
  }
}
