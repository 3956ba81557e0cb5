extension [PendingWork] {
  /// Returns the lines of the work for a list in a message, and the number of omitted pieces.
  ///
  /// Work with equal lines is listed once: “a block, due now, started by the task of FeedView (and 1 more like it)”.
  /// - Parameter limit: The number of lines in a long list.
  package func lines(atMost limit: Int) -> (lines: [String], rest: Int) {
    var groups: [(line: String, count: Int)] = []
    var places: [String: Int] = [:]
    for line in map(\.line) {
      if let place = places[line] {
        groups[place].count += 1
      } else {
        places[line] = groups.count
        groups.append((line, 1))
      }
    }
    let shown = groups.count.shownCount(atMost: limit)
    let lines = groups.prefix(shown).map { $0.count == 1 ? $0.line : "\($0.line) (and \($0.count - 1) more like it)" }
    return (lines, groups.dropFirst(shown).reduce(0) { $0 + $1.count })
  }
}
