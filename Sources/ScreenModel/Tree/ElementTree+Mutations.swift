import Foundation

extension ElementTree {
  /// Adds an element to the children of `parent`, before `sibling` or at the end.
  ///
  /// - Parameters:
  ///   - properties: The properties of the element.
  ///   - parent: The element to add the new element to. If the parent is absent, nothing is added and the result is `ElementID.absent`.
  ///   - sibling: The child of `parent` to insert the element before. If it's `nil` or not a child of `parent`, the element is added at the end.
  /// - Returns: The id of the new element.
  @discardableResult
  public func insert(_ properties: borrowing ElementProperties, into parent: ElementID, before sibling: ElementID? = nil) -> ElementID {
    let parent = slot(parent)
    guard parent != 0 else { return .absent }
    let before = place(of: sibling, in: parent)
    let slot = memory.pointee.allocateSlot()
    let texts = memory.pointee.intern(properties)
    let type = properties.type.byte
    memory.pointee.nodes[slot].type = type
    memory.pointee.nodes[slot].flags = NodeFlags(properties)
    memory.pointee.setTexts(texts, of: slot)
    memory.pointee.details[slot].traits = properties.traits.rawValue
    memory.pointee.details[slot].frame = NodeFrame(properties.frame)
    if let details = properties.storedDetails { memory.pointee.details[slot].rare = memory.pointee.rare.set(details, at: 0) }
    memory.pointee.post(texts, alreadyUnder: NodeTexts(), slot)
    memory.pointee.link(slot, into: parent, before: before)
    memory.pointee.typeCounts[Int(type)] += 1
    if memory.pointee.nodes[slot].flags.has(.hidden) { memory.pointee.hiddenCount += 1 }
    noteChange(of: slot)
    return id(slot)
  }

  /// Removes an element and its descendants.
  ///
  /// Their ids become invalid. The root can't be removed.
  public func remove(_ element: ElementID) {
    let slot = slot(element)
    guard slot != 0, slot != TreeMemory.root else { return }
    noteChange(of: slot)
    memory.pointee.unlink(slot)
    memory.pointee.freeSubtree(slot)
  }

  /// Moves an element with its descendants to the children of `parent`, before `sibling` or at the end.
  ///
  /// Their ids stay valid.
  ///
  /// The function does nothing if an element is absent, if the element is the root, or if `parent` is the element itself or one of its descendants.
  public func move(_ element: ElementID, into parent: ElementID, before sibling: ElementID? = nil) {
    let slot = slot(element)
    let parent = self.slot(parent)
    guard slot != 0, slot != TreeMemory.root, parent != 0, parent != slot, !memory.pointee.isBelow(parent, slot) else { return }
    let before = place(of: sibling, in: parent)
    let isThereAlready = memory.pointee.nodes[slot].parent == parent && (before == slot || memory.pointee.nodes[slot].next == before)
    if isThereAlready { return }
    memory.pointee.unlink(slot)
    memory.pointee.link(slot, into: parent, before: before)
    noteChange(of: slot)
  }

  /// Replaces the properties of an element.
  ///
  /// If the new properties are equal to the current ones, the call is fast and doesn't count as a change.
  public func update(_ element: ElementID, to properties: ElementProperties) {
    let slot = slot(element)
    guard slot != 0 else { return }
    let changedTexts = updateTexts(slot, properties)
    let changedRest = updateRest(slot, properties)
    let changedDetails = updateDetails(slot, properties.storedDetails)
    if changedTexts || changedRest || changedDetails { noteChange(of: slot) }
  }

  /// Sets the frame of an element, in screen coordinates, rounded to 1/64 of a point.
  public func setFrame(_ frame: CGRect, of element: ElementID) {
    let slot = slot(element)
    guard slot != 0 else { return }
    let new = NodeFrame(frame)
    if memory.pointee.details[slot].frame == new { return }
    memory.pointee.details[slot].frame = new
    noteChange(of: slot)
  }

  /// Counts a change of an element, unless the element is a part of a control.
  @inline(__always) private func noteChange(of slot: UInt32) {
    if !memory.pointee.isInPart(slot) { memory.pointee.changeCount &+= 1 }
  }

  private func place(of sibling: ElementID?, in parent: UInt32) -> UInt32 {
    guard let sibling else { return 0 }
    let slot = slot(sibling)
    return memory.pointee.nodes[slot].parent == parent ? slot : 0
  }

  private func updateTexts(_ slot: UInt32, _ properties: ElementProperties) -> Bool {
    if memory.pointee.hasTexts(of: properties, slot) { return false }
    let new = memory.pointee.intern(properties)
    let old = memory.pointee.texts(of: slot)
    memory.pointee.setTexts(new, of: slot)
    memory.pointee.post(new, alreadyUnder: old, slot)
    memory.pointee.unpost(old, replacedBy: new, slot)
    return true
  }

  @inline(__always) private func updateDetails(_ slot: UInt32, _ new: ElementDetails.Storage?) -> Bool {
    let place = memory.pointee.details[slot].rare
    // Return early for most elements, which have no details before and after an update.
    if place == 0 && new == nil { return false }
    if place != 0 && memory.pointee.rare.storage(place) == new { return false }
    memory.pointee.details[slot].rare = memory.pointee.rare.set(new, at: place)
    return true
  }

  private func updateRest(_ slot: UInt32, _ properties: ElementProperties) -> Bool {
    let node = memory.pointee.nodes[slot]
    let type = properties.type.byte
    let flags = NodeFlags(rawValue: NodeFlags(properties).rawValue | (node.flags.rawValue & NodeFlags.hasMoreText.rawValue))
    let frame = NodeFrame(properties.frame)
    let details = memory.pointee.details[slot]
    if node.type == type && node.flags == flags && details.frame == frame && details.traits == properties.traits.rawValue { return false }
    if node.type != type {
      memory.pointee.typeCounts[Int(node.type)] -= 1
      memory.pointee.typeCounts[Int(type)] += 1
      memory.pointee.nodes[slot].type = type
      memory.pointee.addTypeToAncestors(of: slot)
    }
    if node.flags.has(.hidden) != flags.has(.hidden) { memory.pointee.hiddenCount += flags.has(.hidden) ? 1 : -1 }
    memory.pointee.nodes[slot].flags = flags
    memory.pointee.details[slot].frame = frame
    memory.pointee.details[slot].traits = properties.traits.rawValue
    return true
  }
}
