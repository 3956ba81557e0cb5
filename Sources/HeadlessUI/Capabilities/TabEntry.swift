/// A page of a tab view.
struct TabEntry {
  /// What is laid out.
  let node: Node
  /// The label of the tab's button.
  let item: Node?
  var tag: AnyHashable?
  /// The value of the tab's button.
  var badge: String?
  /// The outermost node around just this page, which appears and disappears with it.
  var branch: Node

  init(node: Node, item: Node?) {
    self.node = node
    self.item = item
    branch = node
  }
}
