/// A toolbar item, with the position where the page's bars show it.
struct PlacedToolbarItem<Content: View>: View, PrimitiveView {
  let content: Content
  let side: ToolbarSide

  func makeNode(_ inputs: NodeInputs) -> Node { PlacedToolbarItemNode(self, inputs) }
}

private final class PlacedToolbarItemNode<Content: View>: SingleChildNode<PlacedToolbarItem<Content>>, ToolbarPlaced {
  let side: ToolbarSide

  init(_ view: PlacedToolbarItem<Content>, _ inputs: NodeInputs) {
    side = view.side
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  override func update(_ view: PlacedToolbarItem<Content>) { content.updateView(view.content) }
}

@MainActor
protocol ToolbarPlaced: Node {
  var side: ToolbarSide { get }
}

/// A node that adds items to the bars of its page.
@MainActor
protocol ToolbarProviding: Node {
  /// Adds the node's items to the bars.
  func appendItems(to bars: inout ToolbarItemsBySide)
}
