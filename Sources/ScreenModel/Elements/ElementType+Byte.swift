extension ElementType {
  // The raw values count the cases without a gap, so that a case is its raw value in memory. Going through `rawValue`
  // costs a chain of comparisons in a debug build, and nodes are asked for their type more often than for anything else.

  /// The type with this raw value, which must be one.
  @inline(__always) init(byte: UInt8) { self = unsafeBitCast(byte, to: ElementType.self) }

  /// The raw value as a byte.
  @inline(__always) var byte: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  /// The one bit that stands for a type in a mask of the types below an element.
  ///
  /// There are more types than bits: the rare ones share a bit, and a mask is therefore a superset.
  @inline(__always) static func maskBit(_ byte: UInt8) -> UInt64 { 1 &<< UInt64(byte & 63) }
}
