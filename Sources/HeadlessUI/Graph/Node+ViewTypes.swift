import ScreenModel

// The types of the views that elements come from, for tests that ask; nothing is stored for them.
extension ViewHost {
  /// Returns the types of the views that an element comes from; `nil` for an element that no view has made.
  package func viewTypes(of element: ElementID) -> ElementViewTypes? {
    guard let node = node(for: element) else { return nil }
    let parent = tree.parent(of: element)
    var types = ElementViewTypes()
    var isOwn = true
    var current: Node? = node
    while let here = current {
      if here !== node, let other = here.element, other == parent { break }
      if isOwn, here !== node { isOwn = hasOneItem(here) }
      if let type = here.viewType { if isOwn { types.own.append(type) } else { types.around.append(type) } }
      current = here.parent
    }
    return types
  }

  /// Whether there is one item in what a node describes, so that the item's element is the node's too.
  ///
  /// Siblings ask for the same node: the answers hold until something is rendered.
  private func hasOneItem(_ node: Node) -> Bool {
    if nodesWithOneItem.renderings != renderings { nodesWithOneItem = (renderings, [:]) }
    let key = ObjectIdentifier(node)
    if let known = nodesWithOneItem.known[key] { return known }
    let answer = node.hasOneItem
    nodesWithOneItem.known[key] = answer
    return answer
  }
}

extension Node {
  fileprivate var hasOneItem: Bool {
    var count = 0
    forEachSyncedChild { count += $0.collectItems().count }
    return count == 1
  }
}
