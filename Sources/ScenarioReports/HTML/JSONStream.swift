import ScenarioKit

/// A stream of JSON that is safe inside an HTML page, with a buffer that copies share.
struct JSONStream {
  private let buffer = ByteBuffer()
  /// Whether a comma precedes the next member or element.
  private var needsComma = false

  /// The bytes written so far.
  var bytes: UnsafeRawBufferPointer { buffer.bytes }

  mutating func removeAll() {
    buffer.clear()
    needsComma = false
  }

  func append(_ other: JSONStream) { buffer.append(other.buffer) }

  /// Appends text without escaping it.
  func raw(_ text: StaticString) { buffer.append(text.utf8Start, text.utf8CodeUnitCount) }

  /// Appends text without escaping it.
  ///
  /// The text must come from this module.
  func raw(_ text: String) { buffer.append(text) }

  // MARK: Structure

  mutating func openObject() { open(0x7B) }

  mutating func closeObject() { close(0x7D) }

  mutating func openArray() { open(0x5B) }

  mutating func closeArray() { close(0x5D) }

  mutating func key(_ name: StaticString) {
    if needsComma { buffer.append(0x2C) }
    buffer.append(0x22)
    raw(name)
    buffer.append(0x22)
    buffer.append(0x3A)
    needsComma = false
  }

  private mutating func open(_ byte: UInt8) {
    if needsComma { buffer.append(0x2C) }
    buffer.append(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    buffer.append(byte)
    needsComma = true
  }

  private mutating func begin() {
    if needsComma { buffer.append(0x2C) }
    needsComma = true
  }

  // MARK: Values

  mutating func value(_ value: Int) {
    begin()
    buffer.append(json: Int64(value))
  }

  /// Writes a length in points, rounded to hundredths.
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
    buffer.append(json: text, for: .page)
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

  /// Writes a member, unless there's no value.
  mutating func member(_ name: StaticString, _ value: String?) {
    if let value { member(name, value) }
  }

  mutating func member(_ name: StaticString, _ value: Int?) {
    if let value { member(name, value) }
  }

  /// Writes a member, unless the array is empty.
  mutating func member(_ name: StaticString, _ values: [String]) {
    if values.isEmpty { return }
    key(name)
    value(values)
  }

  /// Writes a member, unless the value is `false`.
  mutating func flag(_ name: StaticString, _ value: Bool) {
    if !value { return }
    key(name)
    self.value(true)
  }
}
