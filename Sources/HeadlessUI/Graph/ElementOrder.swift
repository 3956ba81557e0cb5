import ScreenModel

/// The fewest moves that bring the children of an element into an order.
struct ElementOrder {
  private let wanted: [ElementID]
  private let stays: [Bool]

  /// - Parameters:
  ///   - elements: The children in order; they may be elsewhere so far.
  ///   - actual: The children that are there. Those that are not among the elements come behind them.
  init(_ elements: [ElementID], insteadOf actual: [ElementID]) {
    // What stands at either end already is left alone, so that a change of a few costs no more than a look at the others.
    var start = 0
    while start < elements.count, start < actual.count, elements[start] == actual[start] { start += 1 }
    var places: [ElementID: Int] = [:]
    places.reserveCapacity(actual.count - start)
    for index in start..<actual.count { places[actual[index]] = index }
    var wanted = Array(elements[start...])
    var wantedPlaces: [Int?] = []
    wantedPlaces.reserveCapacity(actual.count - start)
    for element in wanted { wantedPlaces.append(places.removeValue(forKey: element)) }
    if !places.isEmpty {
      for index in start..<actual.count where places[actual[index]] != nil {
        wanted.append(actual[index])
        wantedPlaces.append(index)
      }
    }
    self.wanted = wanted
    stays = Self.longestRun(of: wantedPlaces)
  }

  /// Calls the closure for each element to be moved, with the one that it comes before; the moves are made in this order.
  func forEachMove(_ move: (ElementID, _ next: ElementID?) -> Void) {
    for index in wanted.indices.reversed() where !stays[index] { move(wanted[index], index + 1 < wanted.count ? wanted[index + 1] : nil) }
  }

  /// Which places belong to a longest ascending run; missing ones do not.
  private static func longestRun(of places: [Int?]) -> [Bool] {
    // The index with the lowest place at which a run of each length ends.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: places.count)
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if places[ends[middle]]! < place { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var isInRun = [Bool](repeating: false, count: places.count)
    var index = ends.last ?? -1
    while index >= 0 {
      isInRun[index] = true
      index = previous[index]
    }
    return isInRun
  }
}
