import ScreenModel

// The types of the views that create elements, for tests. They're determined on demand, so nodes don't need to store them.
extension ViewHost {
  /// Returns the types of the views that created an element, or `nil` if no view created it.
  package func viewTypes(of element: ElementID) -> ElementViewTypes? {
    guard let node = node(for: element) else { return nil }
    let parent = tree.parent(of: element)
    var types = ElementViewTypes()
    var isOwn = true
    var current: Node? = node
    while let here = current {
      if here !== node {
        if let other = here.element, other == parent { break }
        // A sheet or an alert isn't inside the view that presents it.
        if here.isPresented { break }
        if isOwn { isOwn = hasOneItem(here) }
      }
      if let type = here.viewType {
        if isOwn { types.own.append(type) } else { types.around.append(type) }
        // A control of the framework that consists of other views is its element. All other views contain the elements of their body.
        if here !== node, !isOwn || !(type is any TransparentView.Type) { types.containers.append(type) }
      }
      current = here.isPresented ? nil : here.parent
    }
    return types
  }

  /// Returns whether a node contains exactly one item.
  ///
  /// If so, the node's element is the item's element.
  ///
  /// Results are cached until the next rendering, because sibling elements look up the same nodes.
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
