import Foundation

/// A view that takes its room but makes no elements while it is hidden.
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
  /// Hides the view: it keeps its room, and nobody can see, find or tap it.
  public func hidden() -> some View { HiddenView(content: self, isHidden: true) }

  /// How much of the view shows through, from 0 to 1.
  ///
  /// At 0 the view is not in the element tree, as with XCUITest.
  public func opacity(_ opacity: Double) -> some View { HiddenView(content: self, isHidden: opacity <= 0.01) }

  /// Keeps the view off the element tree, or puts it back, while it stays on the screen.
  public func accessibilityHidden(_ hidden: Bool) -> some View { HiddenView(content: self, isHidden: hidden) }
}
