/// A node for views of one type.
class ViewNode<Content: View>: Node {
  final override var viewType: Any.Type? { Content.self }

  /// Takes the values of a new description of the same view.
  func update(_ view: Content) {}
}

extension Node {
  /// Creates the node for a view: the view's own when it is primitive, a composite one otherwise.
  static func make<Content: View>(_ view: Content, _ inputs: NodeInputs) -> Node {
    Content._makeView(view, _ViewInputs(node: inputs)).node
  }

  /// Describes the node again.
  ///
  /// The view's type is the one that the node was made for: identity guarantees it.
  final func updateView<Content: View>(_ view: Content) {
    unsafeDowncast(self, to: ViewNode<Content>.self).update(view)
  }
}
