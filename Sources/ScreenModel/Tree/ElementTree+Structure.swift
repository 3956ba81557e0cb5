extension ElementTree {
  /// Returns the parent of an element; `nil` for the root and for an absent element.
  public func parent(of element: ElementID) -> ElementID? { optionalID(memory.pointee.nodes[slot(element)].parent) }

  /// Returns the children in order.
  public func children(of element: ElementID) -> [ElementID] { Array(childSequence(of: element)) }

  /// Returns the children in order, one at a time, without allocating an array.
  public func childSequence(of element: ElementID) -> ElementChildren { ElementChildren(tree: self, first: memory.pointee.nodes[slot(element)].firstChild) }

  /// Whether an element has just these children, in this order.
  package func hasChildren(_ expected: [ElementID], in element: ElementID) -> Bool {
    var child = memory.pointee.nodes[slot(element)].firstChild
    for candidate in expected {
      if child == 0 || slot(candidate) != child { return false }
      child = memory.pointee.nodes[child].next
    }
    return child == 0
  }

  /// Returns the number of children.
  public func childCount(of element: ElementID) -> Int {
    var count = 0
    var child = memory.pointee.nodes[slot(element)].firstChild
    while child != 0 {
      count &+= 1
      child = memory.pointee.nodes[child].next
    }
    return count
  }

  /// Returns the number of descendants, hidden ones included.
  public func descendantCount(of element: ElementID) -> Int { Int(memory.pointee.details[slot(element)].descendantCount) }

  /// Returns whether an element is a descendant of `ancestor`; no element is its own descendant.
  public func isDescendant(_ element: ElementID, of ancestor: ElementID) -> Bool {
    let slot = slot(element)
    let ancestor = self.slot(ancestor)
    return slot != 0 && ancestor != 0 && memory.pointee.isBelow(slot, ancestor)
  }

  /// Returns whether `first` comes before `second` in tree order; `false` if either is absent, or both are the same.
  ///
  /// The cost grows with the depth of the two, not with the number of siblings.
  public func comesBefore(_ first: ElementID, _ second: ElementID) -> Bool {
    let first = slot(first)
    let second = slot(second)
    return first != 0 && second != 0 && memory.pointee.precedes(first, second)
  }
}
