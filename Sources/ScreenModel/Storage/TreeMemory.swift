/// All state of a tree in one place that is reached through a pointer.
///
/// Slot 0 is the empty node, slot 1 the root. Nothing here checks ids: `ElementTree` does, once for each call.
struct TreeMemory {
  var nodes: Block<Node> = Block(capacity: 128)
  var details: Block<NodeDetails> = Block(capacity: 128)
  var strings: StringTable = StringTable()
  var rare: RareDetails = RareDetails()
  /// How many elements there are of each type.
  var typeCounts: Block<UInt32> = Block(capacity: typeCount)
  /// The number of slots that have ever been used, slot 0 included.
  var used: UInt32 = 1
  /// The first free slot; `next` links it to the others.
  var free: UInt32 = 0
  /// How many elements have the flag `hidden`: the hidden ones and the parts of controls.
  var hiddenCount: Int = 0
  var changeCount: UInt64 = 0
  /// Tells the ids of this tree from those of others.
  let tag: UInt16
  /// The size of the text, in words of four bytes, at which unused strings are next looked for.
  var textCollectionThreshold: Int = 1 << 18

  static let root: UInt32 = 1
  static let typeCount: Int = 83

  init(tag: UInt16) {
    self.tag = tag
    nodes[0] = Node()
    details[0] = NodeDetails()
    typeCounts.base.update(repeating: 0, count: Self.typeCount)
  }

  func freeAll() {
    nodes.free()
    details.free()
    strings.free()
    typeCounts.free()
  }

  /// The bytes that the tree holds on the heap.
  var byteCount: Int {
    nodes.byteCount + details.byteCount + typeCounts.byteCount + strings.memoryByteCount + rare.byteCount
  }

  // MARK: Slots

  /// A slot for a new element, its node zeroed but for the generation.
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
    nodes[slot] = Node(generation: generation)
    details[slot] = NodeDetails()
    return slot
  }

  /// Frees a slot.
  ///
  /// The next element in it has another generation. A slot that has used all generations is not used again.
  mutating func release(_ slot: UInt32) {
    let generation = nodes[slot].generation
    nodes[slot] = Node(generation: generation)
    details[slot] = NodeDetails()
    if generation == .max { return }
    nodes[slot].generation = generation + 1
    nodes[slot].next = free
    free = slot
  }

  // MARK: Walking

  /// The slot after `slot` in tree order that is not inside it, still within `scope`; 0 at the end.
  @inline(__always) func after(_ slot: UInt32, in scope: UInt32) -> UInt32 {
    var slot = slot
    while slot != scope && slot != 0 {
      let next = nodes[slot].next
      if next != 0 { return next }
      slot = nodes[slot].parent
    }
    return 0
  }

  /// The next slot in tree order within `scope`; 0 at the end.
  @inline(__always) func following(_ slot: UInt32, in scope: UInt32) -> UInt32 {
    let child = nodes[slot].firstChild
    return child != 0 ? child : after(slot, in: scope)
  }

  /// Whether `slot` is somewhere below `ancestor`.
  @inline(__always) func isBelow(_ slot: UInt32, _ ancestor: UInt32) -> Bool {
    var slot = nodes[slot].parent
    while slot != 0 {
      if slot == ancestor { return true }
      slot = nodes[slot].parent
    }
    return false
  }

  /// Whether the element or anything that it is in is hidden; a part of a control isn't.
  @inline(__always) func isHiddenOrInHidden(_ slot: UInt32) -> Bool {
    if hiddenCount == 0 { return false }
    var slot = slot
    while slot != 0 {
      if isHidden(slot) { return true }
      slot = nodes[slot].parent
    }
    return false
  }

  /// Whether the element itself is hidden; a part of a control isn't.
  @inline(__always) func isHidden(_ slot: UInt32) -> Bool { nodes[slot].flags.has(.hidden) && !isPart(slot) }

  /// Whether the element is a part of the control that it is directly in.
  func isPart(_ slot: UInt32) -> Bool {
    let place = details[slot].rare
    return place != 0 && rare.storage(place)?.details.isPart == true
  }

  /// How many of the elements behind it an element stands around.
  func coveredCount(_ slot: UInt32) -> Int {
    let place = details[slot].rare
    return place == 0 ? 0 : rare.storage(place)?.details.coveredCount ?? 0
  }

  /// Whether the element stands around others, which are not in it.
  func isContainer(_ slot: UInt32) -> Bool { coveredCount(slot) > 0 }

  /// The element that a query in another one looks into: what a container stands around is in the element around it.
  @inline(__always) func scope(_ slot: UInt32) -> UInt32 { nodes[slot].flags.has(.hidden) && isContainer(slot) ? nodes[slot].parent : slot }

  /// Whether the element is a part of a control, or in one.
  func isInPart(_ slot: UInt32) -> Bool {
    if hiddenCount == 0 { return false }
    var slot = slot
    while slot != 0 {
      if nodes[slot].flags.has(.hidden) && isPart(slot) { return true }
      slot = nodes[slot].parent
    }
    return false
  }

  /// Whether any of the element's five texts is this string.
  @inline(__always) func carries(_ slot: UInt32, _ symbol: Symbol) -> Bool {
    let node = nodes[slot]
    if node.label == symbol || node.identifier == symbol { return true }
    return node.flags.has(.hasMoreText) && carriesInDetails(slot, symbol)
  }

  func carriesInDetails(_ slot: UInt32, _ symbol: Symbol) -> Bool {
    details[slot].title == symbol || details[slot].value == symbol || details[slot].placeholder == symbol
  }
}
