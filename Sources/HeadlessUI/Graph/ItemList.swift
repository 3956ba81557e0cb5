import Foundation

/// A list of the nodes that a container lays out, in order.
///
/// The list stores a single node without an array.
struct ItemList: RandomAccessCollection {
  private enum Storage {
    case none
    case one(Node)
    case several([Node])
  }

  private var storage = Storage.none
  /// Whether the nodes are the members of a group, whose number can change.
  private(set) var isGroup = false

  init() {}

  init(_ nodes: some Sequence<Node>) { for node in nodes { append(node) } }

  var startIndex: Int { 0 }

  // The standard library's generic implementations are slow in debug builds, so counting and iterating are implemented here.
  var count: Int { endIndex }

  var isEmpty: Bool { endIndex == 0 }

  var indices: Range<Int> { 0..<endIndex }

  func index(after index: Int) -> Int { index + 1 }

  func makeIterator() -> Iterator { Iterator(list: self, count: endIndex) }

  struct Iterator: IteratorProtocol {
    fileprivate let list: ItemList
    fileprivate let count: Int
    private var position = 0

    fileprivate init(list: ItemList, count: Int) {
      self.list = list
      self.count = count
    }

    mutating func next() -> Node? {
      guard position < count else { return nil }
      defer { position += 1 }
      return list[position]
    }
  }

  var endIndex: Int {
    switch storage {
    case .none: 0
    case .one: 1
    case .several(let nodes): nodes.count
    }
  }

  subscript(position: Int) -> Node {
    switch storage {
    case .none: preconditionFailure("The list has no items.")
    case .one(let node):
      precondition(position == 0, "The list has only one item.")
      return node
    case .several(let nodes): return nodes[position]
    }
  }

  /// The node if the list contains exactly one node that isn't a member of a group.
  var single: Node? { if isGroup { nil } else { only } }

  /// Marks the nodes as members of a group, whose number can change.
  mutating func beGroup() { isGroup = true }

  /// The node if the list contains exactly one node.
  var only: Node? { if case .one(let node) = storage { node } else { nil } }

  mutating func append(_ node: Node) {
    switch storage {
    case .none: storage = .one(node)
    case .one(let first): storage = .several([first, node])
    case .several(var nodes):
      storage = .none
      nodes.append(node)
      storage = .several(nodes)
    }
  }
}

extension Node {
  /// Returns the items of this node: the node itself if it's an item, or its children's items.
  final func collectItems() -> ItemList {
    var items = ItemList()
    appendItems(to: &items)
    return items
  }
}
