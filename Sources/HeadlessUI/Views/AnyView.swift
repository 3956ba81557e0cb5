/// A type-erased view.
///
/// When the type of the wrapped view changes, the old view's state is lost, as in SwiftUI.
public struct AnyView: View, PrimitiveView {
  let content: any View

  /// Creates a type-erased view that wraps a view.
  public init<Content: View>(_ content: Content) {
    self.content = (content as? AnyView)?.content ?? content
  }

  func makeNode(_ inputs: NodeInputs) -> Node { AnyViewNode(self, inputs) }
}

private final class AnyViewNode: ViewNode<AnyView> {
  private var child: Node!
  private var type: Any.Type

  init(_ view: AnyView, _ inputs: NodeInputs) {
    type = Swift.type(of: view.content)
    super.init(inputs)
    child = make(view.content)
  }

  private func make(_ content: some View) -> Node { Node.make(content, childInputs) }

  private func updateChild(_ content: some View) { child.updateView(content) }

  override func update(_ view: AnyView) {
    if type == Swift.type(of: view.content) {
      updateChild(view.content)
    } else {
      child.tearDown()
      type = Swift.type(of: view.content)
      child = make(view.content)
      itemsDidChange()
    }
  }

  override func forEachChild(_ body: (Node) -> Void) { body(child) }
}
