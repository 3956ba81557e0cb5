extension ElementTree {
  /// Returns the number of matches that the predicate accepts.
  func count(_ resolved: ResolvedQuery, _ predicate: (ElementSnapshot) -> Bool) -> Int {
    var count = 0
    visitMatches(resolved) { snapshot in
      if predicate(snapshot) { count &+= 1 }
      return true
    }
    return count
  }

  /// Returns all matches that the predicate accepts, in tree order.
  func all(_ resolved: ResolvedQuery, _ predicate: (ElementSnapshot) -> Bool) -> [ElementID] {
    var found: [ElementID] = []
    visitMatches(resolved) { snapshot in
      if predicate(snapshot) { found.append(snapshot.id) }
      return true
    }
    return found
  }

  /// Returns the match at an index among the matches that the predicate accepts.
  func first(_ resolved: ResolvedQuery, _ predicate: (ElementSnapshot) -> Bool, at index: Int) -> ElementID? {
    var remaining = index
    var found: ElementID?
    visitMatches(resolved) { snapshot in
      guard predicate(snapshot) else { return true }
      if remaining == 0 { found = snapshot.id }
      remaining -= 1
      return found == nil
    }
    return found
  }

  /// Calls `body` with each match in tree order until it returns `false`.
  ///
  /// The body can change the tree. The function reads memory again after each call and returns if the current element has been removed.
  @inline(__always) private func visitMatches(_ query: ResolvedQuery, _ body: (ElementSnapshot) -> Bool) {
    var snapshot = ElementSnapshot(tree: self)
    if let candidates = candidates(query) {
      for slot in candidates {
        snapshot.show(slot)
        if !body(snapshot) { return }
      }
    } else if query.childrenOnly || query.symbol != 0 || query.traits != 0 {
      var walk = MatchWalk(query, memory)
      var slot = walk.next()
      while slot != 0 {
        snapshot.show(slot)
        if !body(snapshot) || !memory.pointee.nodes[slot].flags.has(.inUse) { return }
        slot = walk.next()
      }
    } else {
      visitByType(query, &snapshot, body)
    }
  }

  /// Visits the matches of a query with at most a type.
  ///
  /// Every scan with a closure runs this loop, so it does as little as possible.
  @inline(__always) private func visitByType(_ query: ResolvedQuery, _ snapshot: inout ElementSnapshot, _ body: (ElementSnapshot) -> Bool) {
    let memory = memory
    let scope = query.scope
    let type = query.type
    let mask = query.mask
    var slot = memory.pointee.nodes[scope].firstChild
    while slot != 0 {
      var node = memory.pointee.nodes.base + Int(truncatingIfNeeded: slot)
      var following: UInt32 = 0
      if !node.pointee.flags.has(.hidden) || query.entersHidden(slot, memory) {
        if type == 0 || node.pointee.type == type {
          snapshot.show(slot)
          if !body(snapshot) { return }
          node = memory.pointee.nodes.base + Int(truncatingIfNeeded: slot)
          if !node.pointee.flags.has(.inUse) { return }
        }
        following = node.pointee.typesBelow & mask != 0 ? node.pointee.firstChild : 0
      }
      let next = node.pointee.next
      if following == 0 { following = next }
      slot = following != 0 ? following : memory.pointee.after(node.pointee.parent, in: scope)
    }
  }
}
