extension TreeMemory {
  /// The distance between the keys of siblings that are added at the end.
  private static let orderStep: Int64 = 1 << 32
  /// The largest key.
  ///
  /// If a key exceeds this value, all siblings get new keys, so keys never overflow.
  private static let orderLimit: Int64 = 1 << 61
  /// The average distance between keys that a range of siblings must have room for.
  private static let roomyGap: Int64 = 1 << 16

  /// Gives a newly linked node a key between its neighbors' keys.
  mutating func assignOrder(_ slot: UInt32) {
    let previous = details[slot].previous
    let next = nodes[slot].next
    if previous == 0 && next == 0 {
      details[slot].order = 0
    } else if next == 0 {
      details[slot].order = details[previous].order + Self.orderStep
    } else if previous == 0 {
      details[slot].order = details[next].order - Self.orderStep
    } else {
      let low = details[previous].order
      let middle = low + (details[next].order - low) / 2
      if middle == low { spreadAround(slot) } else { details[slot].order = middle }
    }
    let parent = nodes[slot].parent
    let isBeyondLimit = details[nodes[parent].firstChild].order < -Self.orderLimit || details[details[parent].lastChild].order > Self.orderLimit
    if isBeyondLimit { spread(from: nodes[parent].firstChild, through: details[parent].lastChild, start: 0, gap: Self.orderStep) }
  }

  /// Assigns new, evenly spaced keys to the smallest range of siblings around `slot` that has enough room.
  ///
  /// A range that includes the first or the last sibling always has enough room, because all keys beyond it are free.
  private mutating func spreadAround(_ slot: UInt32) {
    var first = slot
    var last = slot
    var length: Int64 = 1
    var wanted: Int64 = 16
    while true {
      while length < wanted {
        let before = details[first].previous
        let behind = nodes[last].next
        if before == 0 && behind == 0 { break }
        if before != 0 {
          first = before
          length += 1
        }
        if behind != 0 {
          last = behind
          length += 1
        }
      }
      let before = details[first].previous
      let behind = nodes[last].next
      if behind == 0 { return spread(from: first, through: last, start: before == 0 ? 0 : details[before].order + Self.orderStep, gap: Self.orderStep) }
      if before == 0 { return spread(from: first, through: last, start: details[behind].order - length * Self.orderStep, gap: Self.orderStep) }
      let low = details[before].order
      let gap = (details[behind].order - low) / (length + 1)
      if gap >= Self.roomyGap { return spread(from: first, through: last, start: low + gap, gap: gap) }
      wanted *= 2
    }
  }

  private mutating func spread(from first: UInt32, through last: UInt32, start: Int64, gap: Int64) {
    var slot = first
    var order = start
    while slot != 0 {
      details[slot].order = order
      if slot == last { return }
      order += gap
      slot = nodes[slot].next
    }
  }

  /// Returns the number of a slot's ancestors.
  func depth(_ slot: UInt32) -> Int {
    var depth = 0
    var slot = nodes[slot].parent
    while slot != 0 {
      depth &+= 1
      slot = nodes[slot].parent
    }
    return depth
  }

  /// Returns whether `first` comes before `second` in tree order.
  ///
  /// An element comes before its descendants.
  func precedes(_ first: UInt32, _ second: UInt32) -> Bool {
    if first == second { return false }
    var a = first
    var b = second
    var depthA = 0
    var depthB = 0
    // Don't compute the depths of siblings, because siblings are the most common case and have the same depth.
    if nodes[a].parent != nodes[b].parent {
      depthA = depth(a)
      depthB = depth(b)
      let firstIsDeeper = depthA > depthB
      while depthA > depthB {
        a = nodes[a].parent
        depthA &-= 1
      }
      while depthB > depthA {
        b = nodes[b].parent
        depthB &-= 1
      }
      if a == b { return !firstIsDeeper }
      while nodes[a].parent != nodes[b].parent {
        a = nodes[a].parent
        b = nodes[b].parent
      }
    }
    return details[a].order < details[b].order
  }
}
