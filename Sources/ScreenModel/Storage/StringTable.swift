/// The number of an interned string, which is the index of the string's record in the table's words.
///
/// 0 means no string. `StringTable.empty` is the empty string, which only a value or placeholder can have.
typealias Symbol = UInt32

/// A table of all strings in a tree.
///
/// The table stores each string once, with the elements that have the string.
///
/// Strings are compared byte by byte, like identifiers in XCUITest. For example, a precomposed “é” is different from a decomposed one.
/// The record of a string consists of one word for the posting, one word for the length in bytes, and the bytes, so a lookup reads memory that's close together.
struct StringTable {
  /// A slot of the hash table.
  ///
  /// The slot stores the hash, so a search only reads records with an equal hash. In a free slot, the symbol is 0.
  struct Slot {
    var hash: UInt32
    var symbol: Symbol
  }

  static let empty: Symbol = 2
  private static let firstSymbol: Int = 4

  /// The records, one after another.
  private var words: Block<UInt32> = Block(capacity: 320)
  /// The number of words in use, which is greater than every symbol.
  private(set) var wordCount: Int = 0
  /// The number of strings.
  private(set) var count: Int = 0
  private var slots: Block<Slot> = Block(capacity: 128)
  private var slotMask: UInt32 = 127
  var lists: Block<PostingList> = Block(capacity: 8)
  var listCount: Int = 0
  /// The number of strings removed from elements since the last search for unused strings.
  var droppedCount: Int = 0

  init() {
    slots.base.update(repeating: Slot(hash: 0, symbol: 0), count: 128)
    words.base.update(repeating: 0, count: Self.firstSymbol)
    wordCount = Self.firstSymbol
  }

  func free() {
    var list = 0
    while list < listCount {
      lists[list].slots.free()
      list += 1
    }
    freeTables()
  }

  /// Frees everything except the posting lists.
  func freeTables() {
    words.free()
    slots.free()
    lists.free()
  }

  /// Copies the blocks of another table, but not the posting lists.
  mutating func copyTables(of other: StringTable) {
    words = other.words.copy()
    slots = other.slots.copy()
    lists = other.lists.copy()
  }

  /// The size of the table on the heap, in bytes.
  var memoryByteCount: Int {
    var sum = words.byteCount + slots.byteCount + lists.byteCount
    var list = 0
    while list < listCount {
      sum += lists[list].slots.byteCount
      list += 1
    }
    return sum
  }

  /// Returns whether `newStrings` more strings fit without growing the hash table.
  @inline(__always) func hasRoom(for newStrings: Int) -> Bool { (count &+ newStrings) &* 4 <= (Int(slotMask) &+ 1) &* 3 }

  // MARK: Reading

  @inline(__always) func utf8(_ symbol: Symbol) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: StringSearch.bytes(of: symbol, in: words.base), count: length(symbol))
  }

  /// Returns the length of a string in bytes.
  @inline(__always) func length(_ symbol: Symbol) -> Int { Int(truncatingIfNeeded: words[symbol &+ 1]) }

  /// Returns the posting of a string, which refers to the elements that have the string.
  ///
  /// 0 means no element. If the high bit is clear, the posting is the slot of the only element. If the high bit is set, the posting is the number of a list.
  @inline(__always) func posting(_ symbol: Symbol) -> UInt32 { words[symbol] }

  @inline(__always) func setPosting(_ posting: UInt32, of symbol: Symbol) { words[symbol] = posting }

  /// Returns the next symbol, which is at least `wordCount` after the last symbol.
  func following(_ symbol: Symbol) -> Symbol { symbol &+ 2 &+ UInt32((length(symbol) &+ 3) / 4) }

  @inline(__always) func string(_ symbol: Symbol) -> String {
    symbol <= Self.empty ? "" : String(decoding: utf8(symbol), as: UTF8.self)
  }

  /// Returns the symbol of a string, or 0 if no element has ever had the string.
  @inline(__always) func find(_ string: String) -> Symbol {
    let search = self.search
    if let symbol = string.utf8.withContiguousStorageIfAvailable({ search.find($0) }) { return symbol }
    return Self.findSlowly(string, search)
  }

  @inline(never) private static func findSlowly(_ string: String, _ search: StringSearch) -> Symbol {
    var copy = string
    return copy.withUTF8 { search.find($0) }
  }

  /// A search with the data that it reads, in as few words as possible.
  @inline(__always) private var search: StringSearch { StringSearch(slots: slots.base, mask: slotMask, words: words.base) }

  /// Returns whether a symbol is the symbol of a string.
  @inline(__always) func isSymbol(_ symbol: Symbol, _ string: String) -> Bool {
    let equal = string.utf8.withContiguousStorageIfAvailable { text in
      text.count == length(symbol) && (text.count == 0 || TextHash.areEqual(text.baseAddress!, StringSearch.bytes(of: symbol, in: words.base), text.count))
    }
    return equal ?? (find(string) == symbol)
  }

  // MARK: Writing

  /// Returns the symbol of a string, and adds the string if it's new.
  ///
  /// The symbol of the empty string is `empty`.
  @inline(__always) mutating func intern(_ string: String) -> Symbol {
    if string.utf8.isEmpty { return Self.empty }
    if let symbol = string.utf8.withContiguousStorageIfAvailable({ intern($0.baseAddress!, $0.count) }) { return symbol }
    return internSlowly(string)
  }

  @inline(never) private mutating func internSlowly(_ string: String) -> Symbol {
    var copy = string
    return copy.withUTF8 { intern($0.baseAddress!, $0.count) }
  }

  mutating func intern(_ start: UnsafePointer<UInt8>, _ length: Int) -> Symbol {
    let hash = TextHash.hash(start, length)
    let (found, place) = search.probe(start, length, hash)
    if found != 0 { return found }
    let symbol = Symbol(wordCount)
    let end = wordCount + 2 + (length + 3) / 4
    words.reserve(end)
    words[wordCount] = 0
    words[wordCount + 1] = UInt32(length)
    StringSearch.bytes(of: symbol, in: words.base).update(from: start, count: length)
    wordCount = end
    count += 1
    slots[place] = Slot(hash: hash, symbol: symbol)
    if !hasRoom(for: 0) { growSlots() }
    return symbol
  }

  /// Grows the hash table until `newStrings` more strings fit.
  mutating func makeRoom(for newStrings: Int) {
    while !hasRoom(for: newStrings) { growSlots() }
  }

  private mutating func growSlots() {
    let old = slots
    let oldSize = Int(slotMask) + 1
    let size = oldSize * 2
    slots = Block(capacity: size)
    slots.base.update(repeating: Slot(hash: 0, symbol: 0), count: size)
    slotMask = UInt32(size - 1)
    var oldPlace = 0
    while oldPlace < oldSize {
      let slot = old[oldPlace]
      if slot.symbol != 0 {
        var place = slot.hash & slotMask
        while slots[place].symbol != 0 { place = (place &+ 1) & slotMask }
        slots[place] = slot
      }
      oldPlace += 1
    }
    old.free()
  }
}
