extension StringTable {
  /// Removes all strings except the marked ones, and returns the new symbol for each old symbol.
  ///
  /// The symbols for no string and the empty string don't change.
  ///
  /// The caller must free the result.
  mutating func keep(_ isCarried: Block<Bool>) -> Block<Symbol> {
    let renamed = Block<Symbol>(capacity: wordCount)
    renamed[0] = 0
    let old = self
    self = StringTable()
    var symbol = Self.empty
    while Int(symbol) < old.wordCount {
      let posting = old.posting(symbol)
      if symbol == Self.empty || isCarried[symbol] {
        let new = symbol == Self.empty ? symbol : intern(old.utf8(symbol).baseAddress!, old.length(symbol))
        setPosting(adopt(posting, of: old), of: new)
        renamed[symbol] = new
      } else if posting & PostingList.mark != 0 {
        old.lists[posting & ~PostingList.mark].slots.free()
      }
      symbol = old.following(symbol)
    }
    old.freeTables()
    return renamed
  }

  /// Adopts a posting from another table, including its list if there is one.
  private mutating func adopt(_ posting: UInt32, of old: StringTable) -> UInt32 {
    guard posting & PostingList.mark != 0 else { return posting }
    lists.reserve(listCount + 1)
    lists[listCount] = old.lists[posting & ~PostingList.mark]
    listCount += 1
    return UInt32(listCount - 1) | PostingList.mark
  }

  /// Returns a new table with the same strings and lists.
  func copy() -> StringTable {
    var copy = self
    copy.copyTables(of: self)
    var list = 0
    while list < listCount {
      copy.lists[list].slots = lists[list].slots.copy()
      list += 1
    }
    return copy
  }
}
