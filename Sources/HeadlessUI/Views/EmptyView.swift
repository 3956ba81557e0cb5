/// A view with nothing in it: it takes no room and makes no element.
public struct EmptyView: View, PrimitiveView {
  /// Creates an empty view.
  public init() {}

  func makeNode(_ inputs: NodeInputs) -> Node { ViewNode<EmptyView>(inputs) }
}
