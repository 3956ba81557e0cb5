/// A walk through a scope in tree order that stops at each match.
///
/// The walk skips branches that can't contain a match.
struct MatchWalk {
  private let memory: UnsafeMutablePointer<TreeMemory>
  private let query: ResolvedQuery
  private var slot: UInt32
  /// The number of elements that the walk can still visit.
  private var budget: Int
  /// Whether the walk ended because its budget was used up, and not at the end of the scope.
  private(set) var isExhausted: Bool = false

  @inline(__always) init(_ query: ResolvedQuery, _ memory: UnsafeMutablePointer<TreeMemory>, budget: Int = .max) {
    self.memory = memory
    self.query = query
    self.budget = budget
    slot = query.scope
  }

  /// Returns the slot of the next match, or 0 at the end.
  @inline(__always) mutating func next() -> UInt32 {
    query.childrenOnly ? nextChild() : nextDescendant()
  }

  @inline(__always) private mutating func nextDescendant() -> UInt32 {
    let nodes = memory.pointee.nodes.base
    let scope = query.scope
    var slot = self.slot
    var mayEnter = true
    while true {
      let here = nodes + Int(truncatingIfNeeded: slot)
      // Select the child or the sibling without a branch, because a processor can't predict whether an element has children.
      let child = mayEnter && here.pointee.typesBelow & query.mask != 0 ? here.pointee.firstChild : 0
      let sibling = slot == scope ? 0 : here.pointee.next
      var following = child != 0 ? child : sibling
      if following == 0 {
        if slot == scope { return 0 }
        following = memory.pointee.after(here.pointee.parent, in: scope)
        if following == 0 { return 0 }
      }
      slot = following
      budget &-= 1
      if budget < 0 {
        isExhausted = true
        return 0
      }
      let node = nodes + Int(truncatingIfNeeded: slot)
      mayEnter = !node.pointee.flags.has(.hidden) || query.entersHidden(slot, memory)
      if mayEnter && query.accepts(slot, memory) {
        self.slot = slot
        return slot
      }
    }
  }

  private mutating func nextChild() -> UInt32 {
    while true {
      slot = slot == query.scope ? memory.pointee.nodes[slot].firstChild : memory.pointee.nodes[slot].next
      if slot == 0 { return 0 }
      budget &-= 1
      if budget < 0 {
        isExhausted = true
        return 0
      }
      if query.enters(slot, memory) && query.accepts(slot, memory) { return slot }
    }
  }
}
