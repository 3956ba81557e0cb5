/// The complete state of a tree, which is accessed through a pointer.
///
/// Slot 0 is the empty node, and slot 1 is the root. This type doesn't check ids, because `ElementTree` checks them once per call.
struct TreeMemory {
  var nodes: Block<TreeNode> = Block(capacity: 128)
  var details: Block<NodeDetails> = Block(capacity: 128)
  var strings: StringTable = StringTable()
  var rare: RareDetails = RareDetails()
  /// The number of elements of each type.
  var typeCounts: Block<UInt32> = Block(capacity: typeCount)
  /// The number of slots that have ever been used, including slot 0.
  var used: UInt32 = 1
  /// The first free slot, or 0 if there's none.
  ///
  /// The `next` property of a free slot is the next free slot.
  var free: UInt32 = 0
  /// The number of elements with the `hidden` flag, which are hidden elements and parts of controls.
  var hiddenCount: Int = 0
  var changeCount: UInt64 = 0
  /// The tag that distinguishes the ids of this tree from other trees' ids.
  let tag: UInt16
  /// The size of the string table, in words of four bytes, that triggers the next search for unused strings.
  var textCollectionThreshold: Int = 1 << 18

  static let root: UInt32 = 1
  static let typeCount: Int = 83

  init(tag: UInt16) {
    self.tag = tag
    nodes[0] = TreeNode()
    details[0] = NodeDetails()
    typeCounts.base.update(repeating: 0, count: Self.typeCount)
  }

  func freeAll() {
    nodes.free()
    details.free()
    strings.free()
    typeCounts.free()
  }

  /// The size of the tree on the heap, in bytes.
  var byteCount: Int {
    nodes.byteCount + details.byteCount + typeCounts.byteCount + strings.memoryByteCount + rare.byteCount
  }

  // MARK: Slots

  /// Returns a slot for a new element.
  ///
  /// All properties of the slot's node are zero except for the generation.
  mutating func allocateSlot() -> UInt32 {
    let slot: UInt32
    var generation: UInt16 = 1
    if free != 0 {
      slot = free
      free = nodes[slot].next
      generation = nodes[slot].generation
    } else {
      slot = used
      used += 1
      nodes.reserve(Int(used))
      details.reserve(Int(used))
    }
    nodes[slot] = TreeNode(generation: generation)
    details[slot] = NodeDetails()
    return slot
  }

  /// Frees a slot.
  ///
  /// The next element in the slot gets a new generation. A slot isn't used again after its last generation.
  mutating func release(_ slot: UInt32) {
    let generation = nodes[slot].generation
    nodes[slot] = TreeNode(generation: generation)
    details[slot] = NodeDetails()
    if generation == .max { return }
    nodes[slot].generation = generation + 1
    nodes[slot].next = free
    free = slot
  }

  // MARK: Walking

  /// Returns the next slot in `scope` after `slot` and its descendants, in tree order, or 0 at the end.
  @inline(__always) func after(_ slot: UInt32, in scope: UInt32) -> UInt32 {
    var slot = slot
    while slot != scope && slot != 0 {
      let next = nodes[slot].next
      if next != 0 { return next }
      slot = nodes[slot].parent
    }
    return 0
  }

  /// Returns the next slot in tree order within `scope`, or 0 at the end.
  @inline(__always) func following(_ slot: UInt32, in scope: UInt32) -> UInt32 {
    let child = nodes[slot].firstChild
    return child != 0 ? child : after(slot, in: scope)
  }

  /// Returns whether `slot` is somewhere below `ancestor`.
  @inline(__always) func isBelow(_ slot: UInt32, _ ancestor: UInt32) -> Bool {
    var slot = nodes[slot].parent
    while slot != 0 {
      if slot == ancestor { return true }
      slot = nodes[slot].parent
    }
    return false
  }

  /// Returns whether the element or an ancestor is hidden.
  ///
  /// Parts of controls don't count as hidden.
  @inline(__always) func isHiddenOrInHidden(_ slot: UInt32) -> Bool {
    if hiddenCount == 0 { return false }
    var slot = slot
    while slot != 0 {
      if isHidden(slot) { return true }
      slot = nodes[slot].parent
    }
    return false
  }

  /// Returns whether the element itself is hidden.
  ///
  /// Parts of controls don't count as hidden.
  @inline(__always) func isHidden(_ slot: UInt32) -> Bool { nodes[slot].flags.has(.hidden) && !isPart(slot) }

  /// Returns whether the element is a part of its parent control.
  func isPart(_ slot: UInt32) -> Bool {
    let place = details[slot].rare
    return place != 0 && rare.storage(place)?.details.isPart == true
  }

  /// Returns the number of siblings that the element covers as a container.
  func coveredCount(_ slot: UInt32) -> Int {
    let place = details[slot].rare
    return place == 0 ? 0 : rare.storage(place)?.details.coveredCount ?? 0
  }

  /// Returns whether the element is a container, which covers siblings behind it.
  func isContainer(_ slot: UInt32) -> Bool { coveredCount(slot) > 0 }

  /// Returns the element to search for a query.
  ///
  /// For a container, this is the parent, because the covered elements are siblings of the container.
  @inline(__always) func scope(_ slot: UInt32) -> UInt32 { nodes[slot].flags.has(.hidden) && isContainer(slot) ? nodes[slot].parent : slot }

  /// Returns whether the element is a part of a control or inside such a part.
  func isInPart(_ slot: UInt32) -> Bool {
    if hiddenCount == 0 { return false }
    var slot = slot
    while slot != 0 {
      if nodes[slot].flags.has(.hidden) && isPart(slot) { return true }
      slot = nodes[slot].parent
    }
    return false
  }

  /// Returns whether one of the element's five strings is the given string.
  @inline(__always) func carries(_ slot: UInt32, _ symbol: Symbol) -> Bool {
    let node = nodes[slot]
    if node.label == symbol || node.identifier == symbol { return true }
    return node.flags.has(.hasMoreText) && carriesInDetails(slot, symbol)
  }

  func carriesInDetails(_ slot: UInt32, _ symbol: Symbol) -> Bool {
    details[slot].title == symbol || details[slot].value == symbol || details[slot].placeholder == symbol
  }
}
