import ScreenModel

/// The smallest number of moves that puts the children of an element in order.
struct ElementOrder {
  private let wanted: [ElementID]
  private let stays: [Bool]

  /// Computes the moves for the children of an element.
  ///
  /// - Parameters:
  ///   - elements: The children in their new order. They can currently be elsewhere in the tree.
  ///   - actual: The current children. Children that aren't in `elements` stay after them.
  init(_ elements: [ElementID], insteadOf actual: [ElementID]) {
    // Children at the start that are already in order are skipped, to keep small changes cheap.
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

  /// Calls a closure for each move, in order, with the element to move and its next sibling.
  func forEachMove(_ move: (ElementID, _ next: ElementID?) -> Void) {
    for index in wanted.indices.reversed() where !stays[index] { move(wanted[index], index + 1 < wanted.count ? wanted[index + 1] : nil) }
  }

  /// Returns which places belong to a longest ascending sequence.
  ///
  /// A `nil` place never belongs to the sequence.
  private static func longestRun(of places: [Int?]) -> [Bool] {
    // For each length, the index of the lowest place that ends a sequence of that length.
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
