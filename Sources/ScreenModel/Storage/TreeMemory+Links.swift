extension TreeMemory {
  /// Adds a slot with its descendants to the children of `parent`, before `sibling` or at the end if `sibling` is 0.
  mutating func link(_ slot: UInt32, into parent: UInt32, before sibling: UInt32) {
    let previous = sibling == 0 ? details[parent].lastChild : details[sibling].previous
    nodes[slot].parent = parent
    nodes[slot].next = sibling
    details[slot].previous = previous
    if previous == 0 { nodes[parent].firstChild = slot } else { nodes[previous].next = slot }
    if sibling == 0 { details[parent].lastChild = slot } else { details[sibling].previous = slot }
    assignOrder(slot)
    addToAncestors(of: slot, count: details[slot].descendantCount + 1)
  }

  /// Removes a slot with its descendants from the children of its parent.
  mutating func unlink(_ slot: UInt32) {
    let parent = nodes[slot].parent
    let previous = details[slot].previous
    let next = nodes[slot].next
    if previous == 0 { nodes[parent].firstChild = next } else { nodes[previous].next = next }
    if next == 0 { details[parent].lastChild = previous } else { details[next].previous = previous }
    let count = details[slot].descendantCount + 1
    var ancestor = parent
    while ancestor != 0 {
      details[ancestor].descendantCount -= count
      // Reset the mask only if there are no descendants left. Otherwise it keeps the types of removed elements, because it doesn't count the elements of a type.
      if details[ancestor].descendantCount == 0 { nodes[ancestor].typesBelow = 0 }
      ancestor = nodes[ancestor].parent
    }
    nodes[slot].parent = 0
    nodes[slot].next = 0
    details[slot].previous = 0
  }

  @inline(__always) private mutating func addToAncestors(of slot: UInt32, count: UInt32) {
    let mask = nodes[slot].typesBelow | ElementType.maskBit(nodes[slot].type)
    var ancestor = nodes[slot].parent
    while ancestor != 0 {
      details[ancestor].descendantCount &+= count
      nodes[ancestor].typesBelow |= mask
      ancestor = nodes[ancestor].parent
    }
  }

  /// Adds a type to the masks of the ancestors after an element's type has changed.
  mutating func addTypeToAncestors(of slot: UInt32) {
    let mask = ElementType.maskBit(nodes[slot].type)
    var ancestor = nodes[slot].parent
    while ancestor != 0 && nodes[ancestor].typesBelow & mask == 0 {
      nodes[ancestor].typesBelow |= mask
      ancestor = nodes[ancestor].parent
    }
  }

  /// Frees an unlinked slot and everything below it.
  mutating func freeSubtree(_ top: UInt32) {
    var slot = top
    while true {
      while nodes[slot].firstChild != 0 { slot = nodes[slot].firstChild }
      let parent = nodes[slot].parent
      let next = nodes[slot].next
      let isTop = slot == top
      forget(slot)
      release(slot)
      if isTop { return }
      nodes[parent].firstChild = next
      slot = next != 0 ? next : parent
    }
  }

  private mutating func forget(_ slot: UInt32) {
    typeCounts[Int(nodes[slot].type)] -= 1
    if nodes[slot].flags.has(.hidden) { hiddenCount -= 1 }
    if details[slot].rare != 0 { details[slot].rare = rare.set(nil, at: details[slot].rare) }
    let texts = self.texts(of: slot)
    clearTexts(of: slot)
    unpost(texts, replacedBy: NodeTexts(), slot)
  }
}
