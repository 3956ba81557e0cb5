/// The links of an association, by both ends.
struct LinkTable: Sendable {
  private var destinations: [RowID: OrderedRowIDs] = [:]
  private var sources: [RowID: OrderedRowIDs] = [:]

  func contains(_ source: RowID, _ destination: RowID) -> Bool { destinations[source]?.contains(destination) ?? false }

  func destinations(of source: RowID) -> [RowID] { destinations[source]?.elements ?? [] }

  func sources(of destination: RowID) -> [RowID] { sources[destination]?.elements ?? [] }

  mutating func add(_ source: RowID, _ destination: RowID) {
    destinations[source, default: OrderedRowIDs()].add(destination)
    sources[destination, default: OrderedRowIDs()].add(source)
  }

  mutating func remove(_ source: RowID, _ destination: RowID) {
    destinations.remove(destination, under: source)
    sources.remove(source, under: destination)
  }

  /// The rows with links to others, in ascending order.
  var allSources: [RowID] { destinations.keys.sorted() }

  /// The sources of each row, if they aren't in ascending order.
  var unsortedSources: [RowID: [RowID]] { sources.compactMapValues { $0.isAscending ? nil : $0.elements } }

  mutating func reorder(sources ids: [RowID], of destination: RowID) -> Bool { sources[destination]?.reorder(ids) ?? false }
}

extension [RowID: OrderedRowIDs] {
  /// Removes an identifier from a set, and removes the set if nothing is left.
  mutating func remove(_ id: RowID, under key: RowID) {
    self[key]?.remove(id)
    if self[key]?.isEmpty == true { self[key] = nil }
  }
}
