import Foundation

/// A run of a list's content.
enum RowSegment {
  /// One row that exists from the start.
  case node(Node)
  /// A row for each element of a collection, created when it comes onto the screen.
  case rows(any RowProviding)
  /// The header of a section.
  case header(Node)
  /// The footer of a section.
  case footer(Node)

  /// The row of a segment that exists from the start.
  var fixedRow: Node? {
    switch self {
    case .node(let node), .header(let node), .footer(let node): node
    case .rows: nil
    }
  }

  /// Returns the index in the segment of the row that has, or contains, a view with an identity.
  @MainActor
  func index(ofRow id: AnyHashable) -> Int? {
    switch self {
    case .node(let node), .header(let node), .footer(let node): node.contains(id) ? 0 : nil
    case .rows(let provider): provider.index(ofRow: id)
    }
  }

  @MainActor var count: Int {
    switch self {
    case .node, .header, .footer: 1
    case .rows(let provider): provider.rowCount
    }
  }

  /// Returns the node of a row, created on first use.
  @MainActor
  func node(at row: Int) -> Node {
    switch self {
    case .node(let node), .header(let node), .footer(let node): node
    case .rows(let provider): provider.row(at: row)
    }
  }

  /// Whether it is the header or the footer of a section.
  var isSectionEdge: Bool {
    switch self {
    case .header, .footer: true
    case .node, .rows: false
    }
  }
}

/// A node that creates rows on demand.
@MainActor
protocol RowProviding: Node {
  var rowCount: Int { get }
  /// Returns the row at an index, created on first use.
  func row(at index: Int) -> Node
  /// Returns the index of the row of an element with an identity.
  func index(ofRow id: AnyHashable) -> Int?
  /// Releases every row that is not among the given nodes.
  func keepOnly(_ kept: Set<ObjectIdentifier>)
}

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
