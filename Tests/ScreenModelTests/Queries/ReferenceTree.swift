import ScreenModel

/// A tree as simple as can be, to check the real one against: every answer is found by walking.
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
    var subtree: [Node] { [self] + children.flatMap(\.subtree) }

    func matches(_ query: ElementQuery) -> Bool {
      let texts: [String?] = [
        properties.identifier.isEmpty ? nil : properties.identifier, properties.label.isEmpty ? nil : properties.label,
        properties.title.isEmpty ? nil : properties.title, properties.value, properties.placeholder,
      ]
      if let string = query.string, !texts.contains(string) { return false }
      return (query.type == .any || query.type == properties.type) && properties.traits.isSuperset(of: query.traits)
    }
  }

  let root: Node

  init(root: ElementID, _ properties: ElementProperties) { self.root = Node(root, properties) }

  var all: [Node] { root.subtree }

  func insert(_ id: ElementID, _ properties: ElementProperties, into parent: Node, before sibling: Node?) {
    let node = Node(id, properties)
    attach(node, to: parent, before: sibling)
  }

  func remove(_ node: Node) {
    node.parent?.children.removeAll { $0 === node }
    node.parent = nil
  }

  func move(_ node: Node, into parent: Node, before sibling: Node?) {
    if node === parent || parent.ancestors.contains(where: { $0 === node }) || node === sibling { return }
    remove(node)
    attach(node, to: parent, before: sibling)
  }

  private func attach(_ node: Node, to parent: Node, before sibling: Node?) {
    let place = sibling.flatMap { sibling in parent.children.firstIndex { $0 === sibling } } ?? parent.children.count
    parent.children.insert(node, at: place)
    node.parent = parent
  }

  /// The matches in tree order; `predicate` stands in for the query's own.
  func matches(_ query: ElementQuery, in scope: Node, predicate: ((Node) -> Bool)?) -> [ElementID] {
    if ([scope] + scope.ancestors).contains(where: \.properties.isHidden) { return [] }
    func visit(_ node: Node) -> [Node] {
      node.children.flatMap { child in
        if child.properties.isHidden { return [Node]() }
        return [child] + (query.relation == .children ? [] : visit(child))
      }
    }
    return visit(scope).filter { $0.matches(query) && predicate?($0) ?? true }.map(\.id)
  }
}
