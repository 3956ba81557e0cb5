/// A list of the elements that have a string, for strings that several elements have.
///
/// Long lists remove entries lazily. Readers check each entry, because its element may no longer have the string.
/// If an element loses a string and gets it again, it can be in the list twice until the list is compacted.
struct PostingList {
  var slots: Block<UInt32>
  var count: Int
  /// The number of entries that can be outdated or duplicates.
  ///
  /// If the number is 0, the list is exact.
  var stale: Int

  /// The length up to which lists are kept exact.
  static let exactLength = 8

  /// The bit that indicates that a posting is the number of a list.
  static let mark: UInt32 = 1 << 31
}

extension StringTable {
  /// Records that the element in `slot` has the string `symbol`.
  @inline(__always) mutating func post(_ symbol: Symbol, _ slot: UInt32) {
    let posting = posting(symbol)
    if posting == 0 { setPosting(slot, of: symbol) } else { postMore(symbol, slot, posting) }
  }

  private mutating func postMore(_ symbol: Symbol, _ slot: UInt32, _ posting: UInt32) {
    if posting & PostingList.mark == 0 {
      let list = PostingList(slots: Block(capacity: 4), count: 2, stale: 0)
      list.slots[0] = posting
      list.slots[1] = slot
      lists.reserve(listCount + 1)
      lists[listCount] = list
      setPosting(UInt32(listCount) | PostingList.mark, of: symbol)
      listCount += 1
      return
    }
    let number = posting & ~PostingList.mark
    let length = lists[number].count
    lists[number].slots.reserve(length + 1)
    lists[number].slots[length] = slot
    lists[number].count = length + 1
  }

  /// Records that the element in `slot` no longer has the string `symbol`.
  ///
  /// - Returns: Whether the list should be compacted.
  mutating func unpost(_ symbol: Symbol, _ slot: UInt32) -> Bool {
    droppedCount &+= 1
    let posting = posting(symbol)
    if posting == slot {
      setPosting(0, of: symbol)
      return false
    }
    guard posting & PostingList.mark != 0 else { return false }
    let number = posting & ~PostingList.mark
    let length = lists[number].count
    if length > PostingList.exactLength || lists[number].stale > 0 {
      lists[number].stale += 1
      return lists[number].stale * 2 > length
    }
    let slots = lists[number].slots
    var place = 0
    while place < length {
      if slots[place] == slot {
        slots[place] = slots[length - 1]
        lists[number].count = length - 1
        return false
      }
      place += 1
    }
    return false
  }
}
