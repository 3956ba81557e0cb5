/// The edit distance between two strings.
///
/// The edit distance is the number of letters to insert, remove, replace or swap with a neighbor to turn one string into the other.
enum EditDistance {
  /// Returns the distance, or `nil` if it's greater than `limit`.
  static func between(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int? {
    if abs(first.count - second.count) > limit { return nil }
    if first == second { return 0 }
    if limit == 0 { return nil }
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    var current = last
    for i in 1..<(first.count + 1) {
      // Only compute distances near the diagonal, because all others exceed the limit.
      let start = max(1, i - limit)
      let end = min(second.count, i + limit)
      current[start - 1] = start == 1 ? i : limit + 1
      var smallest = current[start - 1]
      for j in start..<(end + 1) {
        let isSame = first[i - 1] == second[j - 1]
        var cost = min(last[j] + 1, current[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
        if i > 1 && j > 1 && first[i - 1] == second[j - 2] && first[i - 2] == second[j - 1] { cost = min(cost, beforeLast[j - 2] + 1) }
        current[j] = cost
        smallest = min(smallest, cost)
      }
      if end < second.count { current[end + 1] = limit + 1 }
      if smallest > limit { return nil }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }

  /// Returns the largest distance that counts as a typing error: a third of the letters, at most six.
  static func limit(forLength length: Int) -> Int { min(6, length / 3) }
}
