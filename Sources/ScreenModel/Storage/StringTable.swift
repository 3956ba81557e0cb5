import Foundation

/// The number of an interned string.
///
/// 0 is “no string”; 1 is the empty string, which only a value or a placeholder can be.
typealias Symbol = UInt32

/// Every text of a tree once: its bytes, its hash, and the elements that carry it.
///
/// Texts are compared byte by byte, as XCUITest compares identifiers: a precomposed “é” is not a decomposed one.
struct StringTable {
  /// One interned string.
  struct Entry {
    var offset: UInt32
    var length: UInt32
    /// 0: no element carries it; high bit clear: the slot of the only one; high bit set: the number of a posting list.
    var posting: UInt32
  }

  /// A place of the hash table.
  ///
  /// The hash stands here so that a search reads nothing else until it is equal; symbol 0 means “free”.
  struct Slot {
    var hash: UInt32
    var symbol: Symbol
  }

  var entries: Block<Entry> = Block(capacity: 64)
  private(set) var count: Int = 0
  private(set) var bytes: Block<UInt8> = Block(capacity: 512)
  private(set) var byteCount: Int = 0
  private var slots: Block<Slot> = Block(capacity: 128)
  private var slotMask: UInt32 = 127
  var lists: Block<PostingList> = Block(capacity: 8)
  var listCount: Int = 0
  /// How often an element has ceased to carry a string since unused ones were last looked for.
  var droppedCount: Int = 0

  init() {
    slots.base.update(repeating: Slot(hash: 0, symbol: 0), count: 128)
    entries[0] = Entry(offset: 0, length: 0, posting: 0)
    entries[1] = Entry(offset: 0, length: 0, posting: 0)
    count = 2
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
    entries.free()
    bytes.free()
    slots.free()
    lists.free()
  }

  /// The bytes that the table holds on the heap.
  var memoryByteCount: Int {
    var sum = entries.byteCount(used: count) + bytes.byteCount(used: byteCount) + slots.byteCount(used: Int(slotMask) + 1) + lists.byteCount(used: listCount)
    var list = 0
    while list < listCount {
      sum += lists[list].slots.byteCount(used: lists[list].count)
      list += 1
    }
    return sum
  }

  /// Whether `newStrings` more strings fit without growing the hash table.
  @inline(__always) func hasRoom(for newStrings: Int) -> Bool { (count &+ newStrings) &* 4 <= (Int(slotMask) &+ 1) &* 3 }

  // MARK: Reading

  @inline(__always) func utf8(_ symbol: Symbol) -> UnsafeBufferPointer<UInt8> {
    let entry = entries[symbol]
    return UnsafeBufferPointer(start: bytes.base + Int(entry.offset), count: Int(entry.length))
  }

  @inline(__always) func string(_ symbol: Symbol) -> String {
    symbol <= 1 ? "" : String(decoding: utf8(symbol), as: UTF8.self)
  }

  /// The symbol of a string, or 0 when no element ever carried it.
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
  @inline(__always) private var search: StringSearch { StringSearch(slots: slots.base, mask: slotMask, entries: entries.base, bytes: bytes.base) }

  /// Whether the symbol stands for just this string.
  @inline(__always) func isSymbol(_ symbol: Symbol, _ string: String) -> Bool {
    let equal = string.utf8.withContiguousStorageIfAvailable { text in
      text.count == Int(entries[symbol].length) && (text.count == 0 || memcmp(text.baseAddress!, bytes.base + Int(entries[symbol].offset), text.count) == 0)
    }
    return equal ?? (find(string) == symbol)
  }

  // MARK: Writing

  /// The symbol of a string, which is added when it is new.
  ///
  /// The empty string is symbol 1.
  @inline(__always) mutating func intern(_ string: String) -> Symbol {
    if string.utf8.isEmpty { return 1 }
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
    let symbol = Symbol(count)
    entries.reserve(count + 1)
    bytes.reserve(byteCount + length)
    (bytes.base + byteCount).update(from: start, count: length)
    entries[symbol] = Entry(offset: UInt32(byteCount), length: UInt32(length), posting: 0)
    byteCount += length
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
