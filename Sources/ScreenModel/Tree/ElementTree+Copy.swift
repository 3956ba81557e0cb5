extension ElementTree {
  /// Returns a tree that keeps the current state of the elements, including the parts of controls.
  ///
  /// Elements have the same ids in the copy. Pictures of the copy have the fonts, colors and styles of the app's views.
  public func copy() -> ElementTree {
    let copy = copyWithoutLooks()
    if let look = look?() { copy.look = { look } }
    return copy
  }

  /// Returns a tree that keeps the current state of the elements, but not how they look.
  ///
  /// Collecting the looks takes longer than copying the elements. Pictures of the copy show the usual look of each type.
  package func copyWithoutLooks() -> ElementTree {
    addParts?()
    let copy = ElementTree(memory: memory.pointee.copy(), root: root)
    if let viewTypes {
      var known: [ElementID: ElementViewTypes] = [:]
      var slot = TreeMemory.root
      while slot != 0 {
        known[id(slot)] = viewTypes(id(slot))
        slot = memory.pointee.following(slot, in: TreeMemory.root)
      }
      copy.viewTypes = { known[$0] }
    }
    return copy
  }
}

extension TreeMemory {
  fileprivate func copy() -> TreeMemory {
    var copy = self
    copy.nodes = nodes.copy()
    copy.details = details.copy()
    copy.typeCounts = typeCounts.copy()
    copy.strings = strings.copy()
    return copy
  }
}
