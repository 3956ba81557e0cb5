import Foundation

/// The elements of a screen: everything that queries, matchers, hit tests, pictures and audits read.
///
/// The tree is a compact arena with indexes from text and type to elements. It is not thread-safe and not `Sendable`: use one tree
/// from one actor. Ids that are stale, or that come from another tree, are absent elements: reads answer empty values, changes do
/// nothing, queries find nothing; nothing traps.
///
/// “Tree order” is pre-order: an element, then its children from the first to the last, each with what is in it.
public final class ElementTree {
  /// The state, reached through a pointer that never changes: no exclusivity checks on the way.
  let memory: UnsafeMutablePointer<TreeMemory>

  /// The element that everything else is in: the device itself.
  ///
  /// It cannot be removed or moved.
  ///
  /// Its type is `.other`, its frame is the screen's (empty until it is set, and then it cuts nothing), and touches pass through it.
  public let root: ElementID

  /// Makes a tree that holds the root only.
  public init() {
    let tag = TreeTag.next()
    memory = .allocate(capacity: 1)
    memory.initialize(to: TreeMemory(tag: tag))
    let slot = memory.pointee.takeSlot()
    root = ElementID(slot: slot, generation: 1, tag: tag)
    memory.pointee.nodes[slot].type = ElementType.other.byte
    memory.pointee.nodes[slot].flags = [.inUse, .enabled, .ignoresTouches]
    memory.pointee.typeCounts[Int(ElementType.other.byte)] = 1
    memory.pointee.count = 1
  }

  deinit {
    memory.pointee.freeAll()
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  /// How many elements there are, the root included.
  public var count: Int { memory.pointee.count }

  /// Grows with every change of the tree; a call that changes nothing leaves it alone.
  public var changeCount: UInt64 { memory.pointee.changeCount }

  /// The bytes of memory that the tree takes, with its texts and indexes.
  public var byteCount: Int { memory.pointee.byteCount }

  /// Whether the element is in this tree.
  public func contains(_ element: ElementID) -> Bool { slot(element) != 0 }

  // MARK: Ids

  /// The slot of an element; 0, the empty node, for an id that is stale or of another tree.
  @inline(__always) func slot(_ element: ElementID) -> UInt32 {
    let slot = element.slot
    guard element.tag == memory.pointee.tag, slot < memory.pointee.used else { return 0 }
    let node = memory.pointee.nodes.base + Int(truncatingIfNeeded: slot)
    return node.pointee.generation == element.generation && node.pointee.flags.has(.inUse) ? slot : 0
  }

  /// The id of the element in a slot that is in use.
  @inline(__always) func id(_ slot: UInt32) -> ElementID {
    ElementID(slot: slot, generation: memory.pointee.nodes[slot].generation, tag: memory.pointee.tag)
  }

  /// The id of the element in a slot, or `nil` for slot 0.
  @inline(__always) func optionalID(_ slot: UInt32) -> ElementID? { slot == 0 ? nil : id(slot) }
}
