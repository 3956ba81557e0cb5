/// A search in a string table.
struct StringSearch {
  let slots: UnsafeMutablePointer<StringTable.Slot>
  let mask: UInt32
  let words: UnsafeMutablePointer<UInt32>

  /// Returns the start of a string's bytes.
  @inline(__always) static func bytes(of symbol: Symbol, in words: UnsafeMutablePointer<UInt32>) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(words + Int(truncatingIfNeeded: symbol) + 2).assumingMemoryBound(to: UInt8.self)
  }

  /// Returns the symbol of a string, or 0 if the table doesn't contain the string.
  ///
  /// The symbol of the empty string is `StringTable.empty`.
  @inline(__always) func find(_ text: UnsafeBufferPointer<UInt8>) -> Symbol {
    guard let start = text.baseAddress, text.count > 0 else { return StringTable.empty }
    return probe(start, text.count, TextHash.hash(start, text.count)).symbol
  }

  /// Returns the symbol for the bytes, or 0 if the table doesn't contain them.
  ///
  /// The `place` of the result is the index in the hash table where the search ended.
  @inline(__always) func probe(_ start: UnsafePointer<UInt8>, _ length: Int, _ hash: UInt32) -> (symbol: Symbol, place: UInt32) {
    var place = hash & mask
    while true {
      let slot = slots[Int(truncatingIfNeeded: place)]
      if slot.symbol == 0 { return (0, place) }
      if slot.hash == hash {
        let knownLength = Int(truncatingIfNeeded: words[Int(truncatingIfNeeded: slot.symbol) &+ 1])
        if knownLength == length && TextHash.areEqual(start, Self.bytes(of: slot.symbol, in: words), length) { return (slot.symbol, place) }
      }
      place = (place &+ 1) & mask
    }
  }
}
