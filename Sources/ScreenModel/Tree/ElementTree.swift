import Foundation

/// The elements of a screen: the one place that queries, matchers, hit tests, snapshots and audits read.
///
/// The tree is a compact arena with indexes from text and type to elements. It is not thread-safe and not `Sendable`: use one tree
/// from one actor. An id of a removed element, or of an element of another tree, stands for an absent element: reads return empty values,
/// changes do nothing, queries find nothing. No call traps.
///
/// “Tree order” is pre-order: an element, then its children from the first to the last, each with what is in it.
public final class ElementTree {
  /// The state, behind a pointer that never changes: access needs no exclusivity checks.
  let memory: UnsafeMutablePointer<TreeMemory>

  /// The element that contains all others: the device itself.
  ///
  /// It cannot be removed or moved.
  ///
  /// Its type is `.other`, its frame is that of the screen (an empty frame, as long as none is set, clips nothing), and touches pass through it.
  public let root: ElementID

  /// Tells the types of the views that an element stands for, where the renderer knows them.
  package var viewTypes: ((ElementID) -> ElementViewTypes?)?

  /// Tells what an app has drawn in which elements, below the elements in them.
  package var drawings: (() -> [ElementID: [ScreenDrawing]])?

  /// Adds the parts of controls, where the renderer has left them out until a query includes them.
  package var addParts: (() -> Void)?
  /// Brings the elements of stacks with identifiers up to date; called before a query for containers without a text.
  package var updateGroups: (() -> Void)?

  /// The containers in elements, as far as a query has asked for them.
  var knownContainers: [ElementID: [ElementID]] = [:]
  /// What ``changeCount`` was when the containers were brought up to date.
  var containersChangeCount: UInt64?

  /// Creates a tree that contains only the root.
  public init() {
    let tag = TreeTag.next()
    memory = .allocate(capacity: 1)
    memory.initialize(to: TreeMemory(tag: tag))
    let slot = memory.pointee.allocateSlot()
    root = ElementID(slot: slot, generation: 1, tag: tag)
    memory.pointee.nodes[slot].type = ElementType.other.byte
    memory.pointee.nodes[slot].flags = [.inUse, .enabled, .ignoresTouches]
    memory.pointee.typeCounts[Int(ElementType.other.byte)] = 1
  }

  init(memory content: TreeMemory, root: ElementID) {
    memory = .allocate(capacity: 1)
    memory.initialize(to: content)
    self.root = root
  }

  deinit {
    memory.pointee.freeAll()
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  /// The number of elements, the root included, without the parts of controls.
  public var count: Int { 1 + descendantCount(of: root) }

  /// A number that grows with every change of the tree; calls that change nothing do not count, and neither do changes of the parts of controls.
  public var changeCount: UInt64 { memory.pointee.changeCount }

  /// The memory that the tree uses, in bytes, with its texts and indexes.
  public var byteCount: Int { memory.pointee.byteCount }

  /// Returns whether the element is in this tree.
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
