import Foundation

/// A table that stores each repeated string of a journal once, such as sentences, files, and names.
final class InternedStrings {
  private struct Entry {
    var hash: UInt64
    var string: String
  }

  private var table: [Entry?]
  private var count = 0

  init() { table = Array(repeating: nil, count: 1024) }

  func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    // Don't intern strings of up to 15 bytes, because Swift stores them inline, without allocating memory.
    if bytes.count < 16 { return String(decoding: bytes, as: UTF8.self) }
    let hash = Self.hash(bytes)
    var place = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while let entry = table[place] {
      if entry.hash == hash, Self.isEqual(entry.string, bytes) { return entry.string }
      place = (place + 1) & (table.count - 1)
    }
    let string = String(decoding: bytes, as: UTF8.self)
    table[place] = Entry(hash: hash, string: string)
    count += 1
    if count * 2 > table.count { grow() }
    return string
  }

  private static func isEqual(_ string: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard string.utf8.count == bytes.count, let start = bytes.baseAddress else { return false }
    return string.utf8.withContiguousStorageIfAvailable { memcmp($0.baseAddress!, start, bytes.count) == 0 } ?? string.utf8.elementsEqual(bytes)
  }

  // Reads 8 bytes at a time, because single bytes are slow in debug builds. The last read may overlap the read before it, which doesn't matter for a hash.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash = UInt64(truncatingIfNeeded: raw.count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 < raw.count {
      hash = (hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
      index += 8
    }
    hash = (hash ^ raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ hash >> 29
  }

  private func grow() {
    let old = table
    table = Array(repeating: nil, count: old.count * 2)
    for case let entry? in old {
      var place = Int(truncatingIfNeeded: entry.hash) & (table.count - 1)
      while table[place] != nil { place = (place + 1) & (table.count - 1) }
      table[place] = entry
    }
  }
}
