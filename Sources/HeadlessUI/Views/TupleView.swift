/// Several views, each with an identity of its own; ``ViewBuilder`` creates it.
public struct TupleView<each Content: View>: View, PrimitiveView {
  @usableFromInline let content: (repeat each Content)

  @inlinable
  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Whether the view may be several rows of a list: it may.
  public static func _mayBeSeveral(depth: Int) -> Bool { true }

  func makeNode(_ inputs: NodeInputs) -> Node { TupleNode(self, inputs) }
}

private final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
  private var children: [Node] = []

  init(_ view: TupleView<repeat each Content>, _ inputs: NodeInputs) {
    super.init(inputs)
    let childInputs = self.childInputs
    var made: [Node] = []
    // Most blocks are short.
    made.reserveCapacity(4)
    for child in repeat each view.content { made.append(Node.make(child, childInputs)) }
    children = made
  }

  override func update(_ view: TupleView<repeat each Content>) {
    var index = 0
    for child in repeat each view.content {
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
