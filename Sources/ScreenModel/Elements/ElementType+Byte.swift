extension ElementType {
  // The raw values count the cases without gaps, so a case is its raw value in memory. In a debug build, `rawValue` is a chain of comparisons, and the type is the property of nodes
  // that's read most often.

  /// Creates the type with a raw value, which must be valid.
  @inline(__always) init(byte: UInt8) { self = unsafeBitCast(byte, to: ElementType.self) }

  /// The raw value as a byte.
  @inline(__always) var byte: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  /// Returns the bit for a type in a mask of the types below an element.
  ///
  /// There are more types than bits, so rare types share a bit and a mask is a superset.
  @inline(__always) static func maskBit(_ byte: UInt8) -> UInt64 { 1 &<< UInt64(byte & 63) }
}
