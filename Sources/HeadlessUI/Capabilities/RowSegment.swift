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
