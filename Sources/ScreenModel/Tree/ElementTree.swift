import Foundation

/// The elements of a screen, which queries, matchers, hit tests, snapshots and audits read.
///
/// The tree stores its elements compactly, with indexes from strings and types to elements. It's not thread-safe and not `Sendable`, so use a tree on one actor only.
/// The id of a removed element, or of an element in another tree, represents an absent element. For absent elements, reads return empty values,
/// changes do nothing, and queries find nothing. Calls never trap.
///
/// “Tree order” is pre-order: an element is followed by its children in order, each with its descendants.
public final class ElementTree {
  /// The state, which is accessed through a constant pointer to avoid exclusivity checks.
  let memory: UnsafeMutablePointer<TreeMemory>

  /// The element that contains all other elements, which represents the device.
  ///
  /// The root can't be removed or moved.
  ///
  /// The type of the root is `.other`, and touches pass through it. Its frame is the screen's frame. While the frame is empty, the root doesn't clip its descendants.
  public let root: ElementID

  /// A closure that returns the types of an element's views, if the renderer provides it.
  package var viewTypes: ((ElementID) -> ElementViewTypes?)?

  /// A closure that returns the looks of the elements, if the renderer provides them.
  package var look: (() -> ScreenLook)?

  /// The number of changes of looks, which tests can't see but pictures show.
  ///
  /// It only grows, also if an app ends.
  package var lookChangeCount: UInt64 = 0

  /// A closure that adds the parts of controls, if the renderer omits them until a query includes them.
  package var addParts: (() -> Void)?
  /// A closure that updates the elements of stacks with identifiers.
  ///
  /// The closure is called before a query for containers without a string.
  package var updateGroups: (() -> Void)?

  /// The containers in elements that queries have used so far.
  var knownContainers: [ElementID: [ElementID]] = [:]
  /// The value of ``changeCount`` at the last update of the containers.
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

  /// The number of elements, including the root, without the parts of controls.
  public var count: Int { 1 + descendantCount(of: root) }

  /// A number that grows with every change of the tree.
  ///
  /// Calls that don't change anything and changes of parts of controls don't count.
  public var changeCount: UInt64 { memory.pointee.changeCount }

  /// The size of the tree in memory, with its strings and indexes, in bytes.
  public var byteCount: Int { memory.pointee.byteCount }

  /// Returns whether the element is in this tree.
  public func contains(_ element: ElementID) -> Bool { slot(element) != 0 }

  // MARK: IDs

  /// Returns the slot of an element, or 0 if the id is outdated or from another tree.
  @inline(__always) func slot(_ element: ElementID) -> UInt32 {
    let slot = element.slot
    guard element.tag == memory.pointee.tag, slot < memory.pointee.used else { return 0 }
    let node = memory.pointee.nodes.base + Int(truncatingIfNeeded: slot)
    return node.pointee.generation == element.generation && node.pointee.flags.has(.inUse) ? slot : 0
  }

  /// Returns the id of the element in a slot that's in use.
  @inline(__always) func id(_ slot: UInt32) -> ElementID {
    ElementID(slot: slot, generation: memory.pointee.nodes[slot].generation, tag: memory.pointee.tag)
  }

  /// Returns the id of the element in a slot, or `nil` for slot 0.
  @inline(__always) func optionalID(_ slot: UInt32) -> ElementID? { slot == 0 ? nil : id(slot) }
}
