/// An identifier of an element in a tree.
///
/// An id is valid until its element is removed, even if the element is moved or updated. An id is never reused.
/// Functions treat the id of a removed element, or of an element in another tree, as an absent element.
public struct ElementID: Hashable, Sendable {
  /// The slot, the generation and the tree in one word, so comparing and hashing are a single operation.
  let bits: UInt64

  @inline(__always) init(slot: UInt32, generation: UInt16, tag: UInt16) {
    bits = UInt64(slot) | (UInt64(generation) &<< 32) | (UInt64(tag) &<< 48)
  }

  private init(bits: UInt64) { self.bits = bits }

  /// An id that never belongs to an element.
  public static let absent: ElementID = ElementID(bits: 0)

  @inline(__always) var slot: UInt32 { UInt32(truncatingIfNeeded: bits) }
  /// The index of the element's slot in its tree.
  ///
  /// The index is a small number. Another element can reuse it after the element is removed.
  package var slotIndex: Int { Int(slot) }
  @inline(__always) var generation: UInt16 { UInt16(truncatingIfNeeded: bits &>> 32) }
  @inline(__always) var tag: UInt16 { UInt16(truncatingIfNeeded: bits &>> 48) }
}
