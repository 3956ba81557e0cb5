extension ElementTree {
  /// The cost of checking one entry of a posting list, as a number of elements that a walk could visit instead.
  private static let climbCost = 8

  /// Returns the first match of a query for a string that several elements have.
  ///
  /// A walk is fast if there are many matches, and the string's posting list is fast if there are few. The walk runs first, but only as long as the list would take.
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

  /// Returns the matches from the string's posting list, without duplicates.
  ///
  /// The result is `nil` if the query has no string, or if a walk is cheaper.
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
