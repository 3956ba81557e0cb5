/// A part of a list's content.
enum RowSegment {
  /// A single row that always exists.
  case node(Node)
  /// The rows of a collection, each of which is created when it appears on the screen.
  case rows(any RowProviding)
  /// The header of a section.
  case header(Node)
  /// The footer of a section.
  case footer(Node)

  /// The segment's row if the row always exists, otherwise `nil`.
  var fixedRow: Node? {
    switch self {
    case .node(let node), .header(let node), .footer(let node): node
    case .rows: nil
    }
  }

  /// Returns the index of the row that is, or contains, the view with the given identity.
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

  /// Returns the node of a row, which is created on first use.
  @MainActor
  func node(at row: Int) -> Node {
    switch self {
    case .node(let node), .header(let node), .footer(let node): node
    case .rows(let provider): provider.row(at: row)
    }
  }

  /// Whether the segment is the header or the footer of a section.
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
  /// Returns the row at an index, which is created on first use.
  func row(at index: Int) -> Node
  /// Returns the index of the row for the element with the given identity.
  func index(ofRow id: AnyHashable) -> Int?
  /// Releases all rows that aren't among the given nodes.
  func keepOnly(_ kept: Set<ObjectIdentifier>)
}
