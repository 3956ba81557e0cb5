/// Identifies one element of one tree.
///
/// An id stays valid until its element is removed, also when the element is moved or updated, and is never valid again afterwards.
/// Every function that takes an id treats that of a removed element, or of another tree, as an absent element.
public struct ElementID: Hashable, Sendable {
  /// Slot, generation and tree in one word, so that comparing and hashing are one operation.
  let bits: UInt64

  @inline(__always) init(slot: UInt32, generation: UInt16, tag: UInt16) {
    bits = UInt64(slot) | (UInt64(generation) &<< 32) | (UInt64(tag) &<< 48)
  }

  private init(bits: UInt64) { self.bits = bits }

  /// An id that never belongs to an element.
  public static let absent: ElementID = ElementID(bits: 0)

  @inline(__always) var slot: UInt32 { UInt32(truncatingIfNeeded: bits) }
  /// The number of the element's place in its tree; small, and reused after the element is removed.
  package var slotIndex: Int { Int(slot) }
  @inline(__always) var generation: UInt16 { UInt16(truncatingIfNeeded: bits &>> 32) }
  @inline(__always) var tag: UInt16 { UInt16(truncatingIfNeeded: bits &>> 48) }
}
