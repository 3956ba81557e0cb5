/// Names an interned string: the place of its record among the words of the table.
///
/// 0 is “no string”; `StringTable.empty` is the empty string, which only a value or a placeholder can be.
typealias Symbol = UInt32

/// Every text of a tree once: its bytes, and the elements that have it.
///
/// Texts are compared byte by byte, as XCUITest compares identifiers: a precomposed “é” is not a decomposed one.
/// A record is a word for the posting, one for the length in bytes, and the bytes: what a look-up needs lies together.
struct StringTable {
  /// A place of the hash table.
  ///
  /// The hash is stored here so that a search reads a record only if the hashes are equal; symbol 0 means “free”.
  struct Slot {
    var hash: UInt32
    var symbol: Symbol
  }

  static let empty: Symbol = 2
  private static let firstSymbol: Int = 4

  /// The records, one after the other.
  private var words: Block<UInt32> = Block(capacity: 320)
  /// How many words are in use: a bound for all symbols.
  private(set) var wordCount: Int = 0
  /// How many strings there are.
  private(set) var count: Int = 0
  private var slots: Block<Slot> = Block(capacity: 128)
  private var slotMask: UInt32 = 127
  var lists: Block<PostingList> = Block(capacity: 8)
  var listCount: Int = 0
  /// How often a string has been removed from an element since unused strings were last looked for.
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

  /// Frees everything but the posting lists.
  func freeTables() {
    words.free()
    slots.free()
    lists.free()
  }

  /// Takes blocks of its own with what another table has; the posting lists stay those of the other.
  mutating func copyTables(of other: StringTable) {
    words = other.words.copy()
    slots = other.slots.copy()
    lists = other.lists.copy()
  }

  /// The bytes that the table holds on the heap.
  var memoryByteCount: Int {
    var sum = words.byteCount + slots.byteCount + lists.byteCount
    var list = 0
    while list < listCount {
      sum += lists[list].slots.byteCount
      list += 1
    }
    return sum
  }

  /// Whether `newStrings` more strings fit without growing the hash table.
  @inline(__always) func hasRoom(for newStrings: Int) -> Bool { (count &+ newStrings) &* 4 <= (Int(slotMask) &+ 1) &* 3 }

  // MARK: Reading

  @inline(__always) func utf8(_ symbol: Symbol) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: StringSearch.bytes(of: symbol, in: words.base), count: length(symbol))
  }

  /// The length of a string in bytes.
  @inline(__always) func length(_ symbol: Symbol) -> Int { Int(truncatingIfNeeded: words[symbol &+ 1]) }

  /// The elements that have a string.
  ///
  /// 0: none; high bit clear: the element in this slot; high bit set: those in the list with this number.
  @inline(__always) func posting(_ symbol: Symbol) -> UInt32 { words[symbol] }

  @inline(__always) func setPosting(_ posting: UInt32, of symbol: Symbol) { words[symbol] = posting }

  /// The symbol after this one; at least `wordCount` after the last.
  func following(_ symbol: Symbol) -> Symbol { symbol &+ 2 &+ UInt32((length(symbol) &+ 3) / 4) }

  @inline(__always) func string(_ symbol: Symbol) -> String {
    symbol <= Self.empty ? "" : String(decoding: utf8(symbol), as: UTF8.self)
  }

  /// The symbol of a string, or 0 if no element ever had it.
  @inline(__always) func find(_ string: String) -> Symbol {
    let search = self.search
    if let symbol = string.utf8.withContiguousStorageIfAvailable({ search.find($0) }) { return symbol }
    return Self.findSlowly(string, search)
  }

  @inline(never) private static func findSlowly(_ string: String, _ search: StringSearch) -> Symbol {
    var copy = string
    return copy.withUTF8 { search.find($0) }
  }

  /// What a search reads, as few words as possible.
  @inline(__always) private var search: StringSearch { StringSearch(slots: slots.base, mask: slotMask, words: words.base) }

  /// Whether the symbol stands for just this string.
  @inline(__always) func isSymbol(_ symbol: Symbol, _ string: String) -> Bool {
    let equal = string.utf8.withContiguousStorageIfAvailable { text in
      text.count == length(symbol) && (text.count == 0 || TextHash.areEqual(text.baseAddress!, StringSearch.bytes(of: symbol, in: words.base), text.count))
    }
    return equal ?? (find(string) == symbol)
  }

  // MARK: Writing

  /// The symbol of a string, which is added when it is new.
  ///
  /// For the empty string it is `empty`.
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
