import Foundation

/// Decodes values that `ByteWriter` has encoded.
///
/// No bytes make the reader trap. Bytes that don't fit throw a problem.
struct ByteReader: Sendable {
  /// The first bytes that can't be decoded.
  struct Problem: Error, Hashable {
    /// The reason, a part of a sentence: “a text isn't UTF-8”.
    let reason: String
  }

  private let bytes: ArraySlice<UInt8>
  private(set) var offset: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  var isAtEnd: Bool { offset == bytes.endIndex }
  private var remaining: Int { bytes.endIndex - offset }

  mutating func byte() throws(Problem) -> UInt8 {
    guard remaining > 0 else { throw Problem(reason: "the data ends too early") }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func unsigned() throws(Problem) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), through: 63, by: 7) {
      let byte = try byte()
      let bits = UInt64(byte & 0x7F)
      guard (bits << shift) >> shift == bits else { break }
      number |= bits << shift
      if byte < 0x80 { return number }
    }
    throw Problem(reason: "an integer has more than 64 bits")
  }

  mutating func signed() throws(Problem) -> Int64 {
    let number = try unsigned()
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  /// Reads the number of elements that follow, each of at least one byte.
  mutating func count() throws(Problem) -> Int {
    guard let count = Int(exactly: try unsigned()), count <= remaining else { throw Problem(reason: "a length exceeds the data") }
    return count
  }

  mutating func fixed<Number: FixedWidthInteger & UnsignedInteger>(_ type: Number.Type) throws(Problem) -> Number {
    var number: Number = 0
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) { number |= Number(try byte()) << shift }
    return number
  }

  mutating func double() throws(Problem) -> Double { Double(bitPattern: try fixed(UInt64.self)) }

  mutating func slice(_ count: Int) throws(Problem) -> ArraySlice<UInt8> {
    guard count <= remaining else { throw Problem(reason: "the data ends too early") }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  mutating func text() throws(Problem) -> String {
    guard let text = String(validating: try slice(try count()), as: UTF8.self) else { throw Problem(reason: "a text isn't UTF-8") }
    return text
  }

  mutating func optionalText() throws(Problem) -> String? { try flag() ? try text() : nil }

  mutating func flag() throws(Problem) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    case let other: throw Problem(reason: "a flag is \(other)")
    }
  }

  mutating func data() throws(Problem) -> Data { Data(try slice(try count())) }

  mutating func id() throws(Problem) -> RowID { RowID(number: try number()) }

  /// Reads the number of a row or of a transaction.
  mutating func number() throws(Problem) -> Int64 {
    guard let number = Int64(exactly: try unsigned()), RowID.validNumbers.contains(number) else { throw Problem(reason: "a number is out of range") }
    return number
  }

  mutating func value() throws(Problem) -> StoredValue {
    switch try byte() {
    case 0: return .null
    case 1: return .integer(try signed())
    case 2: return .real(try double())
    case 3: return .text(try text())
    case 4: return .data(try data())
    case 5: return .encoded(try data())
    case 6: return .reference(try id())
    case let other: throw Problem(reason: "the kind of a value is \(other)")
    }
  }
}
