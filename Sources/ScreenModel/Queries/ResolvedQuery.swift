/// A query without its predicate, with slots instead of ids and symbols instead of strings.
struct ResolvedQuery {
  let scope: UInt32
  let childrenOnly: Bool
  /// The type, or 0 for every type.
  let type: UInt8
  /// The symbol of the string, or 0 for any string.
  let symbol: Symbol
  /// The traits, or 0 for any traits.
  let traits: UInt32
  /// The mask bit of the type, or all bits.
  let mask: UInt64
  let includesParts: Bool
  let includesContainers: Bool

  /// Creates a resolved query, or `nil` if nothing can match.
  ///
  /// Nothing can match if the scope is absent or hidden, or if no element has the string or the type.
  @inline(__always) init?(_ query: borrowing ElementQuery, in tree: ElementTree) {
    includesParts = query.includesParts
    includesContainers = query.includesContainers
    if query.includesParts { tree.addParts?() }
    if query.includesContainers {
      if query.string == nil { tree.updateGroups?() }
      tree.updateContainers()
    }
    let asked = tree.slot(query.scope)
    let memory = tree.memory
    guard asked != 0 else { return nil }
    let slot = memory.pointee.scope(asked)
    if let string = query.string {
      symbol = memory.pointee.strings.find(string)
      guard symbol != 0, memory.pointee.strings.posting(symbol) != 0 else { return nil }
    } else {
      symbol = 0
    }
    type = query.type.byte
    mask = type == 0 ? .max : ElementType.maskBit(type)
    guard type == 0 || memory.pointee.typeCounts[Int(type)] != 0, !memory.pointee.isHiddenOrInHidden(slot) else { return nil }
    scope = slot
    childrenOnly = query.relation == .children
    traits = query.traits.rawValue
  }

  /// Returns whether the element meets the conditions, regardless of its place in the tree.
  @inline(__always) func accepts(_ slot: UInt32, _ memory: UnsafeMutablePointer<TreeMemory>) -> Bool {
    if type != 0 && memory.pointee.nodes[slot].type != type { return false }
    if symbol != 0 && !memory.pointee.carries(slot, symbol) { return false }
    return traits == 0 || memory.pointee.details[slot].traits & traits == traits
  }

  /// Returns whether the element is in the scope of the query and isn't hidden from it.
  @inline(__always) func includes(_ slot: UInt32, _ memory: UnsafeMutablePointer<TreeMemory>) -> Bool {
    if childrenOnly { return memory.pointee.nodes[slot].parent == scope && enters(slot, memory) }
    if memory.pointee.hiddenCount == 0 { return scope == TreeMemory.root ? slot != scope : memory.pointee.isBelow(slot, scope) }
    if slot == scope { return false }
    var slot = slot
    while slot != scope && slot != 0 {
      if !enters(slot, memory) { return false }
      slot = memory.pointee.nodes[slot].parent
    }
    return slot == scope
  }

  /// Returns whether a walk visits an element that's a part or hidden.
  func entersHidden(_ slot: UInt32, _ memory: UnsafeMutablePointer<TreeMemory>) -> Bool {
    memory.pointee.isPart(slot) && (memory.pointee.isContainer(slot) ? includesContainers : includesParts)
  }

  /// Returns whether a walk visits the element and its descendants.
  @inline(__always) func enters(_ slot: UInt32, _ memory: UnsafeMutablePointer<TreeMemory>) -> Bool {
    !memory.pointee.nodes[slot].flags.has(.hidden) || (includesParts || includesContainers) && entersHidden(slot, memory)
  }
}
