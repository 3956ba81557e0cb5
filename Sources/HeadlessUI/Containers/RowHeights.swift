import Foundation

/// The heights of a segment's rows: one estimate for all, and the rows that were measured to be different.
struct RowHeights {
  let count: Int
  private(set) var estimate: CGFloat
  private var isMeasured = false
  /// Rows whose height is not the estimate, by index, with the sum of the differences up to and including each.
  private var exceptions: [(index: Int, difference: CGFloat, sum: CGFloat)] = []

  init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
  }

  /// Returns the heights for another number of rows; measured heights stay with their index until they are measured again.
  func resized(to count: Int) -> RowHeights {
    guard count != self.count else { return self }
    var resized = RowHeights(count: count, estimate: estimate)
    resized.isMeasured = isMeasured
    resized.exceptions = Array(exceptions.prefix { $0.index < count })
    return resized
  }

  var total: CGFloat { CGFloat(count) * estimate + (exceptions.last?.sum ?? 0) }

  /// Returns the number of exceptions before a row.
  private func position(of index: Int) -> Int {
    var low = 0
    var high = exceptions.count
    while low < high {
      let middle = (low + high) / 2
      if exceptions[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the distance from the top of the segment to the top of a row.
  func offset(of index: Int) -> CGFloat {
    let before = position(of: index)
    return CGFloat(index) * estimate + (before == 0 ? 0 : exceptions[before - 1].sum)
  }

  /// The row that a distance from the top of the segment falls into.
  func row(at distance: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if offset(of: middle) <= distance { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Takes a measured height in.
  mutating func set(_ height: CGFloat, of index: Int) {
    if !isMeasured {
      isMeasured = true
      if exceptions.isEmpty { estimate = height }
    }
    let position = self.position(of: index)
    let isKnown = position < exceptions.count && exceptions[position].index == index
    let difference = height - estimate
    if isKnown {
      guard exceptions[position].difference != difference else { return }
      exceptions[position].difference = difference
    } else {
      guard difference != 0 else { return }
      exceptions.insert((index, difference, 0), at: position)
    }
    var sum = position == 0 ? 0 : exceptions[position - 1].sum
    for later in position..<exceptions.count {
      sum += exceptions[later].difference
      exceptions[later].sum = sum
    }
  }
}
