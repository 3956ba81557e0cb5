extension ElementTree {
  /// Returns the first match in tree order, or `nil` if there's none.
  public func first(_ query: borrowing ElementQuery) -> ElementID? {
    if memory.pointee.hiddenCount > 0, let matches = matchesInGroup(query) { return matches.first }
    guard let resolved = ResolvedQuery(query, in: self) else { return nil }
    if let predicate = query.predicate { return first(resolved, predicate, at: 0) }
    if resolved.symbol != 0 {
      let posting = memory.pointee.strings.posting(resolved.symbol)
      if posting & PostingList.mark == 0 {
        return resolved.accepts(posting, memory) && resolved.includes(posting, memory) ? id(posting) : nil
      }
      return firstOfSeveral(resolved, list: posting & ~PostingList.mark)
    }
    var walk = MatchWalk(resolved, memory)
    return optionalID(walk.next())
  }

  /// Returns the match at an index in tree order, or `nil` if there are fewer matches.
  ///
  /// If the index is negative, the result is `nil`.
  public func element(_ query: borrowing ElementQuery, at index: Int) -> ElementID? {
    if index < 0 { return nil }
    if index == 0 { return first(query) }
    if memory.pointee.hiddenCount > 0, let matches = matchesInGroup(query) { return index < matches.count ? matches[index] : nil }
    guard let resolved = ResolvedQuery(query, in: self) else { return nil }
    if let predicate = query.predicate { return first(resolved, predicate, at: index) }
    if let candidates = candidates(resolved) { return index < candidates.count ? id(candidates[index]) : nil }
    var walk = MatchWalk(resolved, memory)
    var remaining = index
    while true {
      let slot = walk.next()
      if slot == 0 || remaining == 0 { return optionalID(slot) }
      remaining -= 1
    }
  }

  /// Returns all matches in tree order.
  public func all(_ query: borrowing ElementQuery) -> [ElementID] {
    if memory.pointee.hiddenCount > 0, let matches = matchesInGroup(query) { return matches }
    guard let resolved = ResolvedQuery(query, in: self) else { return [] }
    if let predicate = query.predicate { return all(resolved, predicate) }
    var found: [ElementID] = []
    if let candidates = candidates(resolved) {
      found.reserveCapacity(candidates.count)
      for slot in candidates { found.append(id(slot)) }
    } else {
      var walk = MatchWalk(resolved, memory)
      var slot = walk.next()
      while slot != 0 {
        found.append(id(slot))
        slot = walk.next()
      }
    }
    return found
  }

  /// Returns the number of matches.
  public func count(_ query: borrowing ElementQuery) -> Int {
    if memory.pointee.hiddenCount > 0, let matches = matchesInGroup(query) { return matches.count }
    guard let resolved = ResolvedQuery(query, in: self) else { return 0 }
    if let predicate = query.predicate { return count(resolved, predicate) }
    if resolved.symbol != 0, let candidates = candidates(resolved, inOrder: false) { return candidates.count }
    if !resolved.childrenOnly && memory.pointee.hiddenCount == 0 && resolved.symbol == 0 && resolved.traits == 0 {
      if resolved.type == 0 { return Int(memory.pointee.details[resolved.scope].descendantCount) }
      if resolved.scope == TreeMemory.root {
        let rootToo = memory.pointee.nodes[TreeMemory.root].type == resolved.type ? 1 : 0
        return Int(memory.pointee.typeCounts[Int(resolved.type)]) - rootToo
      }
    }
    var walk = MatchWalk(resolved, memory)
    var count = 0
    while walk.next() != 0 { count &+= 1 }
    return count
  }
}
