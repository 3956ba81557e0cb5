/// A view without content, size, or element.
public struct EmptyView: View, PrimitiveView {
  /// Creates an empty view.
  public init() {}

  func makeNode(_ inputs: NodeInputs) -> Node { ViewNode<EmptyView>(inputs) }
}
