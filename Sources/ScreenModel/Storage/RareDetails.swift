/// The details of the elements that have any, in a table beside the nodes.
struct RareDetails {
  /// Place 0 is never used: it stands for no details.
  private var entries: [ElementDetails.Storage?] = []
  private var free: [UInt32] = []
  /// How many elements have details.
  private(set) var count: Int = 0

  /// The memory that the table takes, in bytes.
  var byteCount: Int { entries.capacity * 8 + free.capacity * 4 + count * ElementDetails.Storage.byteCount }

  @inline(never) func storage(_ place: UInt32) -> ElementDetails.Storage? { entries[Int(place)] }

  /// Puts details at a place, or at a new one for place 0; takes them away for `nil`.
  ///
  /// - Returns: The place where they are now.
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
