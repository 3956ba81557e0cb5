extension ElementTree {
  /// Returns the parent of an element, or `nil` if the element is the root or absent.
  public func parent(of element: ElementID) -> ElementID? { optionalID(memory.pointee.nodes[slot(element)].parent) }

  /// Returns the children in order, without the parts of a control.
  public func children(of element: ElementID) -> [ElementID] { Array(childSequence(of: element)) }

  /// Returns the children in order as a sequence, without an array and without the parts of a control.
  public func childSequence(of element: ElementID) -> ElementChildren { ElementChildren(tree: self, first: memory.pointee.nodes[slot(element)].firstChild) }

  /// Returns the children in order, including the parts of a control.
  package func childrenAndParts(of element: ElementID) -> [ElementID] {
    var found: [ElementID] = []
    var child = memory.pointee.nodes[slot(element)].firstChild
    while child != 0 {
      found.append(id(child))
      child = memory.pointee.nodes[child].next
    }
    return found
  }

  /// Returns whether an element has exactly these children, in order, including the parts of a control.
  package func hasChildren(_ expected: [ElementID], in element: ElementID) -> Bool {
    var child = memory.pointee.nodes[slot(element)].firstChild
    for candidate in expected {
      if child == 0 || slot(candidate) != child { return false }
      child = memory.pointee.nodes[child].next
    }
    return child == 0
  }

  /// Returns the number of children, without the parts of a control.
  public func childCount(of element: ElementID) -> Int {
    var count = 0
    for _ in childSequence(of: element) { count &+= 1 }
    return count
  }

  /// Returns the number of descendants, including hidden elements, without the parts of controls.
  public func descendantCount(of element: ElementID) -> Int {
    let top = slot(element)
    if top == 0 || memory.pointee.hiddenCount == 0 { return Int(memory.pointee.details[top].descendantCount) }
    var count = 0
    var slot = memory.pointee.nodes[top].firstChild
    while slot != 0 {
      let isPart = memory.pointee.nodes[slot].flags.has(.hidden) && memory.pointee.isPart(slot)
      if !isPart { count &+= 1 }
      slot = isPart ? memory.pointee.after(slot, in: top) : memory.pointee.following(slot, in: top)
    }
    return count
  }

  /// Returns whether the element is a part of a control or inside such a part.
  ///
  /// Only queries that include parts find the element.
  package func isPart(_ element: ElementID) -> Bool { memory.pointee.isInPart(slot(element)) }

  /// Returns whether an element is a descendant of `ancestor`.
  ///
  /// An element isn't its own descendant.
  public func isDescendant(_ element: ElementID, of ancestor: ElementID) -> Bool {
    let slot = slot(element)
    let ancestor = self.slot(ancestor)
    guard slot != 0, ancestor != 0 else { return false }
    if let covered = coveredElements(ancestor) { return covered.contains { $0 == slot || memory.pointee.isBelow(slot, $0) } }
    return memory.pointee.isBelow(slot, memory.pointee.scope(ancestor))
  }

  /// Returns whether `first` comes before `second` in tree order.
  ///
  /// The result is `false` if an element is absent or if both elements are the same. The cost grows with the depth of the elements, but not with the number of siblings.
  public func comesBefore(_ first: ElementID, _ second: ElementID) -> Bool {
    let first = slot(first)
    let second = slot(second)
    return first != 0 && second != 0 && memory.pointee.precedes(first, second)
  }
}
