extension StringTable {
  /// Keeps the marked strings (and the two that stand for “none” and “empty”) and answers the new symbol of each old one.
  ///
  /// The caller frees the answer.
  mutating func keep(_ isCarried: Block<Bool>) -> Block<Symbol> {
    let renamed = Block<Symbol>(capacity: count)
    renamed[0] = 0
    let old = self
    self = StringTable()
    var symbol = 1
    while symbol < old.count {
      let posting = old.entries[symbol].posting
      if symbol == 1 || isCarried[symbol] {
        let new = symbol == 1 ? 1 : intern(old.utf8(Symbol(symbol)).baseAddress!, Int(old.entries[symbol].length))
        entries[new].posting = adopt(posting, of: old)
        renamed[symbol] = new
      } else {
        renamed[symbol] = 0
        if posting & PostingList.mark != 0 { old.lists[posting & ~PostingList.mark].slots.free() }
      }
      symbol += 1
    }
    old.freeTables()
    return renamed
  }

  /// Takes over a posting of another table; a list moves with it.
  private mutating func adopt(_ posting: UInt32, of old: StringTable) -> UInt32 {
    guard posting & PostingList.mark != 0 else { return posting }
    lists.reserve(listCount + 1)
    lists[listCount] = old.lists[posting & ~PostingList.mark]
    listCount += 1
    return UInt32(listCount - 1) | PostingList.mark
  }
}
