/// A view with an explicit identity.
///
/// When the identity changes, the view's state is reset.
struct IdentifiedView<Content: View, ID: Hashable>: View, ModifierView {
  let content: Content
  let id: ID

  func makeNode(_ inputs: NodeInputs) -> Node { IdentifiedNode(self, inputs) }
}

private final class IdentifiedNode<Content: View, ID: Hashable>: ViewNode<IdentifiedView<Content, ID>> {
  private var id: ID
  private var child: Node!

  init(_ view: IdentifiedView<Content, ID>, _ inputs: NodeInputs) {
    id = view.id
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override func update(_ view: IdentifiedView<Content, ID>) {
    if id == view.id {
      child.updateView(view.content)
    } else {
      id = view.id
      child.tearDown()
      child = Node.make(view.content, childInputs)
      itemsDidChange()
    }
  }

  override func child(identifiedBy id: AnyHashable) -> Node? { AnyHashable(self.id) == id ? child : nil }

  override func forEachChild(_ body: (Node) -> Void) { body(child) }
}

extension View {
  /// Sets the identity of this view to a value.
  ///
  /// When the value changes, the view's state is reset.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
