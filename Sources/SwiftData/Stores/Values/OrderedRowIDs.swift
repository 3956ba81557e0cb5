/// A set of row identifiers in the order of their addition.
///
/// Adding, removing and searching take constant time. A removed identifier leaves a gap, and many gaps are closed at once.
struct OrderedRowIDs: Sendable {
  // Most sets are short to-many relationships. Searching them is faster than hashing, and needs no memory.
  private static let limitOfSearching = 8
  private static let gap = RowID(number: 0)

  private var slots: [RowID] = []
  /// The slots of the identifiers, or an empty dictionary if the set is short.
  private var positions: [RowID: Int] = [:]
  private(set) var count = 0
  /// A Boolean value that indicates whether every identifier is greater than the one before.
  private(set) var isAscending = true
  private var greatest = OrderedRowIDs.gap

  init() {}

  var isEmpty: Bool { count == 0 }

  /// The identifiers, in a new array.
  var elements: [RowID] {
    // A shared array would be copied as a whole by the next change of the set.
    var elements: [RowID] = []
    elements.reserveCapacity(count)
    for id in slots where id != Self.gap { elements.append(id) }
    return elements
  }

  func contains(_ id: RowID) -> Bool { slot(of: id) != nil }

  /// Adds an identifier at the end, and returns whether the set didn't contain it.
  @discardableResult mutating func add(_ id: RowID) -> Bool {
    if contains(id) { return false }
    if id < greatest { isAscending = false } else { greatest = id }
    slots.append(id)
    count += 1
    if slots.count > Self.limitOfSearching { index(from: positions.isEmpty ? 0 : slots.count - 1) }
    return true
  }

  /// Removes an identifier, and returns whether the set contained it.
  @discardableResult mutating func remove(_ id: RowID) -> Bool {
    guard let slot = slot(of: id) else { return false }
    slots[slot] = Self.gap
    positions[id] = nil
    count -= 1
    if slots.count - count > max(count, Self.limitOfSearching) { replace(elements) }
    return true
  }

  /// Sorts the identifiers, if they aren't ascending.
  mutating func sort() {
    if !isAscending { replace(elements.sorted()) }
  }

  /// Puts the identifiers in the given order.
  ///
  /// - Returns: Whether the set has exactly the given identifiers. Otherwise the order is unchanged.
  mutating func reorder(_ ids: [RowID]) -> Bool {
    guard ids.count == count, ids.allSatisfy(contains), Set(ids).count == count else { return false }
    replace(ids)
    return true
  }

  private mutating func replace(_ ids: [RowID]) {
    slots = ids
    positions = [:]
    count = ids.count
    isAscending = zip(ids, ids.dropFirst()).allSatisfy(<)
    greatest = ids.max() ?? Self.gap
    if slots.count > Self.limitOfSearching { index(from: 0) }
  }

  private mutating func index(from start: Int) {
    for slot in start..<slots.count where slots[slot] != Self.gap { positions[slots[slot]] = slot }
  }

  private func slot(of id: RowID) -> Int? {
    if id == Self.gap { return nil }
    return slots.count > Self.limitOfSearching ? positions[id] : slots.firstIndex(of: id)
  }
}
