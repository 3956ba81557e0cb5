import Foundation

/// The nodes that a container lays out, in order; a single one, as in most containers, needs no array.
struct ItemList: RandomAccessCollection {
  private enum Storage {
    case none
    case one(Node)
    case several([Node])
  }

  private var storage = Storage.none
  /// Whether the nodes are the members of a group, however many there are at the moment.
  private(set) var isGroup = false

  init() {}

  init(_ nodes: some Sequence<Node>) { for node in nodes { append(node) } }

  var startIndex: Int { 0 }

  // The standard library's own ways to count and to go through a collection are generic, which a debug build pays for at each step.
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
    case .none: preconditionFailure("There is no item.")
    case .one(let node):
      precondition(position == 0, "There is only one item.")
      return node
    case .several(let nodes): return nodes[position]
    }
  }

  /// The node, where there is just one and no group.
  var single: Node? { if isGroup { nil } else { only } }

  /// What is added is a group's: there may be more, or fewer, at another time.
  mutating func beGroup() { isGroup = true }

  /// The node, where there is just one.
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
  /// Returns the items of this node: the node itself, or those of its children.
  final func collectItems() -> ItemList {
    var items = ItemList()
    appendItems(to: &items)
    return items
  }
}
