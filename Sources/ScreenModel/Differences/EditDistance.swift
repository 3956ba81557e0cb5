/// How many letters must be inserted, removed, replaced or swapped with their neighbour to make one text of another.
enum EditDistance {
  /// The distance, or `nil` when it is greater than `limit`.
  static func between(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int? {
    if abs(first.count - second.count) > limit { return nil }
    if first == second { return 0 }
    if limit == 0 { return nil }
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    var current = last
    for i in 1..<(first.count + 1) {
      current[0] = i
      var smallest = i
      for j in 1..<(second.count + 1) {
        let isSame = first[i - 1] == second[j - 1]
        var cost = min(last[j] + 1, current[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
        if i > 1 && j > 1 && first[i - 1] == second[j - 2] && first[i - 2] == second[j - 1] { cost = min(cost, beforeLast[j - 2] + 1) }
        current[j] = cost
        smallest = min(smallest, cost)
      }
      if smallest > limit { return nil }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }

  /// How far apart two texts of this length may be and still be taken for a slip: a third of the letters, at most six.
  static func limit(forLength length: Int) -> Int { min(6, length / 3) }
}
