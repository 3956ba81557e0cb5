import ScreenModel

/// A simple tree for checking the real tree.
///
/// It finds every answer with a walk.
final class ReferenceTree {
  final class Node {
    var id: ElementID
    var properties: ElementProperties
    var parent: Node?
    var children: [Node] = []

    init(_ id: ElementID, _ properties: ElementProperties) {
      self.id = id
      self.properties = properties
    }

    var ancestors: [Node] { parent.map { [$0] + $0.ancestors } ?? [] }
    var subtree: [Node] {
      var nodes: [Node] = []
      appendSubtree(to: &nodes)
      return nodes
    }

    private func appendSubtree(to nodes: inout [Node]) {
      nodes.append(self)
      for child in children { child.appendSubtree(to: &nodes) }
    }

    func matches(_ query: ElementQuery) -> Bool {
      if query.type != .any && query.type != properties.type || !properties.traits.isSuperset(of: query.traits) { return false }
      guard let string = query.string else { return true }
      if properties.value == string || properties.placeholder == string { return true }
      return !string.isEmpty && (properties.identifier == string || properties.label == string || properties.title == string)
    }

    fileprivate func appendMatches(_ query: ElementQuery, _ predicate: ((Node) -> Bool)?, to ids: inout [ElementID]) {
      for child in children where !child.properties.isHidden {
        if child.matches(query) && predicate?(child) ?? true { ids.append(child.id) }
        if query.relation == .descendants { child.appendMatches(query, predicate, to: &ids) }
      }
    }
  }

  let root: Node

  init(root: ElementID, _ properties: ElementProperties) { self.root = Node(root, properties) }

  /// All nodes in tree order.
  ///
  /// They're only collected again after a change of the structure.
  var all: [Node] {
    if let collected { return collected }
    let nodes = root.subtree
    collected = nodes
    return nodes
  }

  private var collected: [Node]?

  func insert(_ id: ElementID, _ properties: ElementProperties, into parent: Node, before sibling: Node?) {
    let node = Node(id, properties)
    attach(node, to: parent, before: sibling)
  }

  func remove(_ node: Node) {
    collected = nil
    node.parent?.children.removeAll { $0 === node }
    node.parent = nil
  }

  func move(_ node: Node, into parent: Node, before sibling: Node?) {
    if node === parent || parent.ancestors.contains(where: { $0 === node }) || node === sibling { return }
    remove(node)
    attach(node, to: parent, before: sibling)
  }

  private func attach(_ node: Node, to parent: Node, before sibling: Node?) {
    collected = nil
    let place = sibling.flatMap { sibling in parent.children.firstIndex { $0 === sibling } } ?? parent.children.count
    parent.children.insert(node, at: place)
    node.parent = parent
  }

  /// Returns the matches in tree order, with `predicate` instead of the query's predicate.
  func matches(_ query: ElementQuery, in scope: Node, predicate: ((Node) -> Bool)?) -> [ElementID] {
    if ([scope] + scope.ancestors).contains(where: \.properties.isHidden) { return [] }
    var ids: [ElementID] = []
    scope.appendMatches(query, predicate, to: &ids)
    return ids
  }
}
