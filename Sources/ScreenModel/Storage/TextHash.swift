import Foundation

/// Byte-by-byte hashing and comparison of strings.
enum TextHash {
  /// Returns a hash of UTF-8 bytes, which are read eight at a time.
  ///
  /// The standard library's hash isn't used, because it takes twice as long as the rest of a lookup.
  @inline(__always) static func hash(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
    let raw = UnsafeRawPointer(bytes)
    var state = UInt64(truncatingIfNeeded: count)
    var position = 0
    while position &+ 8 <= count {
      state = mix(state ^ raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      position &+= 8
    }
    var rest: UInt64 = 0
    while position < count {
      rest = rest &<< 8 | UInt64(bytes[position])
      position &+= 1
    }
    state = mix(state ^ rest)
    return UInt32(truncatingIfNeeded: state)
  }

  /// Returns whether two strings of the same length are equal.
  @inline(__always) static func areEqual(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, _ count: Int) -> Bool { memcmp(first, second, count) == 0 }

  @inline(__always) private static func mix(_ word: UInt64) -> UInt64 {
    let product = (word ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}
