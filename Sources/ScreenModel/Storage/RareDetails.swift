/// A table of the details of elements, for the few elements that have details.
struct RareDetails {
  /// The details by index.
  ///
  /// Index 0 isn't used, because an index of 0 means that an element has no details.
  private var entries: [ElementDetails.Storage?] = []
  private var free: [UInt32] = []
  /// The number of elements with details.
  private(set) var count: Int = 0

  /// The size of the table in memory, in bytes.
  var byteCount: Int { entries.capacity * 8 + free.capacity * 4 + count * ElementDetails.Storage.byteCount }

  @inline(never) func storage(_ place: UInt32) -> ElementDetails.Storage? { entries[Int(place)] }

  /// Stores details at an index, or at a new index if the index is 0.
  ///
  /// Pass `nil` to remove the details.
  ///
  /// - Returns: The index of the details, or 0 for none.
  mutating func set(_ storage: ElementDetails.Storage?, at place: UInt32) -> UInt32 {
    guard let storage else {
      if place != 0 {
        entries[Int(place)] = nil
        free.append(place)
        count -= 1
      }
      return 0
    }
    if place != 0 {
      entries[Int(place)] = storage
      return place
    }
    count += 1
    if let reused = free.popLast() {
      entries[Int(reused)] = storage
      return reused
    }
    if entries.isEmpty { entries.append(nil) }
    entries.append(storage)
    return UInt32(entries.count - 1)
  }
}
