import Foundation

/// Encodes values of a store as bytes.
///
/// Integers have variable lengths: seven bits a byte, the low bits first, and signs in the lowest bit. Texts and data follow their lengths.
struct ByteWriter: Sendable {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func write(byte: UInt8) { bytes.append(byte) }

  mutating func write(unsigned number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(signed number: Int64) { write(unsigned: UInt64(bitPattern: (number << 1) ^ (number >> 63))) }

  mutating func write(count: Int) { write(unsigned: UInt64(count)) }

  mutating func write(_ number: Double) { write(fixed: number.bitPattern) }

  /// Writes an integer in the order from the lowest byte to the highest byte, without compression.
  mutating func write(fixed number: some FixedWidthInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func write(_ text: String) {
    write(count: text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ text: String?) {
    write(byte: text == nil ? 0 : 1)
    if let text { write(text) }
  }

  mutating func write(_ data: Data) {
    write(count: data.count)
    bytes.append(contentsOf: data)
  }

  mutating func write(_ id: RowID) { write(unsigned: UInt64(bitPattern: id.number)) }

  mutating func write(_ value: StoredValue) {
    write(byte: value.tag)
    switch value {
    case .null: break
    case .integer(let number): write(signed: number)
    case .real(let number): write(number)
    case .text(let text): write(text)
    case .data(let data), .encoded(let data): write(data)
    case .reference(let id): write(id)
    }
  }

  mutating func append(_ more: ArraySlice<UInt8>) { bytes.append(contentsOf: more) }
}

extension StoredValue {
  /// The byte before a value in a file.
  fileprivate var tag: UInt8 {
    switch self {
    case .null: 0
    case .integer: 1
    case .real: 2
    case .text: 3
    case .data: 4
    case .encoded: 5
    case .reference: 6
    }
  }
}
