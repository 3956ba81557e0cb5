import Foundation

/// The heights of a segment's rows: an estimate for all rows, and measured heights that differ from it.
struct RowHeights {
  let count: Int
  private(set) var estimate: CGFloat
  private var isMeasured = false
  /// The rows whose height differs from the estimate, by index.
  ///
  /// Each row has the sum of all differences up to the row.
  private var exceptions: [(index: Int, difference: CGFloat, sum: CGFloat)] = []

  init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
  }

  /// Returns the heights for a different number of rows.
  ///
  /// Measured heights stay at their index.
  func resized(to count: Int) -> RowHeights {
    guard count != self.count else { return self }
    var resized = RowHeights(count: count, estimate: estimate)
    resized.isMeasured = isMeasured
    resized.exceptions = Array(exceptions.prefix { $0.index < count })
    return resized
  }

  var total: CGFloat { CGFloat(count) * estimate + (exceptions.last?.sum ?? 0) }

  /// Returns the number of rows before the given row whose height differs from the estimate.
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

  /// Returns the row at a distance from the top of the segment.
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

  /// Records a measured height.
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
