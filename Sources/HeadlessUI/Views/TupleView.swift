/// Several views, each with its own identity.
///
/// ``ViewBuilder`` creates this view for a block with several views.
///
/// `T` is the type of the tuple of views, as in `TupleView<(Text, Image)>`.
public struct TupleView<T>: View, PrimitiveView {
  /// The tuple of the views.
  public var value: T
  /// The type that provides the static types of the views.
  @usableFromInline let children: any TupleChildren.Type

  /// Creates a view from a tuple of views.
  @inlinable
  public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    children = ChildrenOfTuple<repeat each Content>.self
  }

  /// Returns `true`, because the view can be several rows of a list.
  public static func _mayBeSeveral(depth: Int) -> Bool { true }

  func makeNode(_ inputs: NodeInputs) -> Node { children.makeView(self, _ViewInputs(node: inputs)).node }
}

/// A type that provides the static types of a tuple's views.
@MainActor
@usableFromInline
protocol TupleChildren {
  /// Creates the node that stores and renders a `TupleView` of these views.
  static func makeView(_ view: Any, _ inputs: _ViewInputs) -> _ViewOutputs
}

@usableFromInline
struct ChildrenOfTuple<each Content: View>: TupleChildren {
  @usableFromInline
  static func makeView(_ view: Any, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard let view = view as? TupleView<(repeat each Content)> else { preconditionFailure("A TupleView was created with views that don’t match its type.") }
    return _ViewOutputs(node: TupleNode(view, inputs.node))
  }
}

private final class TupleNode<each Content: View>: ViewNode<TupleView<(repeat each Content)>> {
  private var children: [Node] = []

  init(_ view: TupleView<(repeat each Content)>, _ inputs: NodeInputs) {
    super.init(inputs)
    let childInputs = self.childInputs
    var made: [Node] = []
    // Most blocks contain only a few views, so this avoids growing the array.
    made.reserveCapacity(4)
    for child in repeat each view.value { made.append(Node.make(child, childInputs)) }
    children = made
  }

  override func update(_ view: TupleView<(repeat each Content)>) {
    var index = 0
    for child in repeat each view.value {
      children[index].updateView(child)
      index += 1
    }
  }

  override func appendItems(to items: inout ItemList) {
    items.beGroup()
    for child in children { child.appendItems(to: &items) }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    for child in children { body(child) }
  }
}
