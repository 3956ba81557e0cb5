import Foundation

/// A view that keeps its size but has no elements while it is hidden.
struct HiddenView<Content: View>: View, PrimitiveView {
  let content: Content
  let isHidden: Bool

  func makeNode(_ inputs: NodeInputs) -> Node { HiddenNode(self, inputs) }
}

private final class HiddenNode<Content: View>: SingleChildNode<HiddenView<Content>> {
  private var isHidden: Bool

  init(_ view: HiddenView<Content>, _ inputs: NodeInputs) {
    isHidden = view.isHidden
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  override func syncsApart(_ branch: Node) -> Bool { !isHidden }

  override func update(_ view: HiddenView<Content>) {
    if isHidden != view.isHidden {
      isHidden = view.isHidden
      markNeedsSync()
    }
    content.updateView(view.content)
  }

  override func syncChildren(_ context: inout SyncContext) {
    if isHidden { content.detachElements() } else { super.syncChildren(&context) }
  }

  override func forEachSyncedChild(_ body: (Node) -> Void) { if !isHidden { super.forEachSyncedChild(body) } }
}

extension View {
  /// Hides the view: it keeps its size and has no elements.
  public func hidden() -> some View { HiddenView(content: self, isHidden: true) }

  /// Sets the opacity of the view, from 0 to 1.
  ///
  /// At 0 the view is not in the element tree, as in XCUITest.
  public func opacity(_ opacity: Double) -> some View { HiddenView(content: self, isHidden: opacity <= 0.01) }

  /// Hides the view from accessibility: it stays on the screen and has no elements.
  public func accessibilityHidden(_ hidden: Bool) -> some View { HiddenView(content: self, isHidden: hidden) }
}
