/// A node for views of one type.
class ViewNode<Content: View>: Node {
  final override var viewType: Any.Type? { Content.self }

  /// Updates the node with the values of a new description of the same view.
  func update(_ view: Content) {}
}

extension Node {
  /// Creates the node for a view: its own node if the view is primitive, or a composite node otherwise.
  static func make<Content: View>(_ view: Content, _ inputs: NodeInputs) -> Node {
    Content._makeView(view, _ViewInputs(node: inputs)).node
  }

  /// Updates the node with a new description of its view.
  ///
  /// The identity of the view guarantees that its type is the type that the node was created for.
  final func updateView<Content: View>(_ view: Content) {
    unsafeDowncast(self, to: ViewNode<Content>.self).update(view)
  }
}
