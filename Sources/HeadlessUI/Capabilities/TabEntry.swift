/// A page of a tab view.
struct TabEntry {
  /// The content of the page.
  let node: Node
  /// The label of the tab's button.
  let item: Node?
  var tag: AnyHashable?
  /// The badge on the tab's button, or `nil` if there isn't one.
  var badge: String?
  /// The outermost node that contains only this page.
  ///
  /// The branch appears and disappears with the page.
  var branch: Node

  init(node: Node, item: Node?) {
    self.node = node
    self.item = item
    branch = node
  }
}
