extension ElementType {
  // Use a bit cast instead of `rawValue`, which is a chain of comparisons in a debug build, because the type is read more often than any other property of a node.
  // This is safe, because the raw values have no gaps, so a case is stored as its raw value.

  /// Creates the type with the given raw value, which must be valid.
  @inline(__always) init(byte: UInt8) { self = unsafeBitCast(byte, to: ElementType.self) }

  /// The raw value as a byte.
  @inline(__always) var byte: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  /// Returns the bit for a type in a mask of the types of an element's descendants.
  ///
  /// There are more types than bits. Rare types share a bit, so a mask can include types that no descendant has.
  @inline(__always) static func maskBit(_ byte: UInt8) -> UInt64 { 1 &<< UInt64(byte & 63) }
}
