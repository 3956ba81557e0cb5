extension ElementTree {
  /// The element that this one is in; `nil` for the root and for an absent element.
  public func parent(of element: ElementID) -> ElementID? { optionalID(memory.pointee.nodes[slot(element)].parent) }

  /// The children in order.
  public func children(of element: ElementID) -> [ElementID] { Array(childSequence(of: element)) }

  /// The children in order, one at a time: nothing is allocated.
  public func childSequence(of element: ElementID) -> ElementChildren { ElementChildren(tree: self, first: memory.pointee.nodes[slot(element)].firstChild) }

  /// How many children there are.
  public func childCount(of element: ElementID) -> Int {
    var count = 0
    var child = memory.pointee.nodes[slot(element)].firstChild
    while child != 0 {
      count &+= 1
      child = memory.pointee.nodes[child].next
    }
    return count
  }

  /// How many elements there are in an element, at any depth; hidden ones count too.
  public func descendantCount(of element: ElementID) -> Int { Int(memory.pointee.details[slot(element)].descendantCount) }

  /// Whether an element is somewhere in `ancestor`; no element is in itself.
  public func isDescendant(_ element: ElementID, of ancestor: ElementID) -> Bool {
    let slot = slot(element)
    let ancestor = self.slot(ancestor)
    return slot != 0 && ancestor != 0 && memory.pointee.isBelow(slot, ancestor)
  }

  /// Whether `first` comes before `second` in tree order; `false` when either is absent, or both are one.
  ///
  /// The cost grows with the depth of the two, not with the number of siblings.
  public func comesBefore(_ first: ElementID, _ second: ElementID) -> Bool {
    let first = slot(first)
    let second = slot(second)
    return first != 0 && second != 0 && memory.pointee.precedes(first, second)
  }
}
