extension ElementTree {
  /// The cost of checking an entry of a posting list, in steps of a walk.
  private static let climbCost = 8

  /// Returns the first match of a text that several elements have.
  ///
  /// A walk is fast if matches are dense, and the list is fast if they're rare. The walk runs first, but only as long as the list would take.
  func firstOfSeveral(_ query: ResolvedQuery, list number: UInt32) -> ElementID? {
    let length = memory.pointee.strings.lists[number].count
    var walk = MatchWalk(query, memory, budget: length &* Self.climbCost)
    let slot = walk.next()
    if slot != 0 || !walk.isExhausted { return optionalID(slot) }
    let slots = memory.pointee.strings.lists[number].slots
    var best: UInt32 = 0
    var place = 0
    while place < length {
      let slot = slots[place]
      if query.accepts(slot, memory) && query.includes(slot, memory) && (best == 0 || memory.pointee.precedes(slot, best)) { best = slot }
      place &+= 1
    }
    return optionalID(best)
  }

  /// Returns the matches from the text's posting list.
  ///
  /// Returns `nil` if the query has no text or a walk is cheaper.
  ///
  /// Each match is returned once.
  func candidates(_ query: ResolvedQuery, inOrder: Bool = true) -> [UInt32]? {
    guard query.symbol != 0 else { return nil }
    let posting = memory.pointee.strings.posting(query.symbol)
    guard posting & PostingList.mark != 0 else { return query.accepts(posting, memory) && query.includes(posting, memory) ? [posting] : [] }
    let list = memory.pointee.strings.lists[posting & ~PostingList.mark]
    if list.count &* Self.climbCost > Int(memory.pointee.details[query.scope].descendantCount) { return nil }
    var found: [UInt32] = []
    var place = 0
    while place < list.count {
      let slot = list.slots[place]
      if query.accepts(slot, memory) && query.includes(slot, memory) { found.append(slot) }
      place &+= 1
    }
    if list.stale > 0 { found = Self.unique(found) }
    if inOrder && found.count > 1 {
      let memory = memory
      found.sort { memory.pointee.precedes($0, $1) }
    }
    return found
  }

  private static func unique(_ slots: [UInt32]) -> [UInt32] {
    let sorted = slots.sorted()
    var result: [UInt32] = []
    for slot in sorted where result.last != slot { result.append(slot) }
    return result
  }
}
