/// The base class for nodes that show views of one type.
class ViewNode<Content: View>: Node {
  final override var viewType: Any.Type? { Content.self }

  /// Updates the node with the values of a new description of the same view.
  func update(_ view: Content) {}
}

extension Node {
  /// Creates the node for a view.
  ///
  /// A primitive view creates its own node. Any other view has a composite node.
  static func make<Content: View>(_ view: Content, _ inputs: NodeInputs) -> Node {
    Content._makeView(view, _ViewInputs(node: inputs)).node
  }

  /// Updates the node with a new description of its view.
  ///
  /// The view's identity guarantees that the node was created for a view of the same type.
  final func updateView<Content: View>(_ view: Content) {
    unsafeDowncast(self, to: ViewNode<Content>.self).update(view)
  }
}
