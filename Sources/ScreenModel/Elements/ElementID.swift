/// Names one element of one tree.
///
/// An id stays valid until its element is removed, moves and updates included, and is never valid again afterwards.
/// Every call that takes an id treats a stale one, or one of another tree, as an element that is not there.
public struct ElementID: Hashable, Sendable {
  /// Slot, generation and tree in one word, so that comparing and hashing are one operation.
  let bits: UInt64

  @inline(__always) init(slot: UInt32, generation: UInt16, tag: UInt16) {
    bits = UInt64(slot) | (UInt64(generation) &<< 32) | (UInt64(tag) &<< 48)
  }

  private init(bits: UInt64) { self.bits = bits }

  /// An id that no tree ever gives to an element.
  public static let absent: ElementID = ElementID(bits: 0)

  @inline(__always) var slot: UInt32 { UInt32(truncatingIfNeeded: bits) }
  /// The number of the element's place in its tree; small, and used again once the element is gone.
  package var slotIndex: Int { Int(slot) }
  @inline(__always) var generation: UInt16 { UInt16(truncatingIfNeeded: bits &>> 32) }
  @inline(__always) var tag: UInt16 { UInt16(truncatingIfNeeded: bits &>> 48) }
}
