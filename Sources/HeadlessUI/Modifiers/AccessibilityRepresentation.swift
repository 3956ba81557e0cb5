import Foundation
import ScreenModel

/// A view whose elements are replaced with the elements of another view.
private struct RepresentedView<Content: View, Representation: View>: View, PrimitiveView {
  let content: Content
  let representation: Representation

  func makeNode(_ inputs: NodeInputs) -> Node { RepresentedNode(self, inputs) }
}

private final class RepresentedNode<Content: View, Representation: View>: SingleChildNode<RepresentedView<Content, Representation>>, PicturedNode {
  private var representation: Node!

  init(_ view: RepresentedView<Content, Representation>, _ inputs: NodeInputs) {
    super.init(inputs)
    content = Node.make(view.content, childInputs)
    representation = Node.make(view.representation, childInputs)
  }

  override func update(_ view: RepresentedView<Content, Representation>) {
    content.updateView(view.content)
    representation.updateView(view.representation)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let representation { body(representation) }
  }

  override var pictured: (any PicturedNode)? { self }

  var drawnContent: Node? { content }

  override func forEachSyncedChild(_ body: (Node) -> Void) { if let representation { body(representation) } }

  // The content determines the size. The representation only provides the elements, so it's placed in the content's frame.
  override func layoutContents() {
    super.layoutContents()
    representation.collectItems().place(at: frame.origin, proposal: ProposedSize(frame.size))
  }

  override func syncContents(_ context: inout SyncContext) {
    content.detachElements()
    for item in representation.collectItems() { item.sync(&context) }
  }

  override func collectElements(into elements: inout [ElementID]) { for item in representation.collectItems() { item.collectElements(into: &elements) } }
}

extension View {
  /// Replaces the elements of this view with the elements of another view.
  ///
  /// For example, a drawing that reacts to drags can be represented by a slider.
  public func accessibilityRepresentation<Representation: View>(@ViewBuilder representation: () -> Representation) -> some View {
    RepresentedView(content: self, representation: representation())
  }
}
