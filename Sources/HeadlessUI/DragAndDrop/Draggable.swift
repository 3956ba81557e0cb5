public import FoundationExtras

/// A view that can be dragged.
private struct DraggableView<Content: View>: View, ModifierView {
  let content: Content
  let lift: () -> DragItem?

  func makeNode(_ inputs: NodeInputs) -> Node { DraggableNode(self, inputs) }
}

/// An item that is being dragged.
struct DragItem {
  let provider: NSItemProvider
  /// The value for a destination in the same app, if the item was dragged from a value.
  var payload: Any?
}

/// A node that contains something draggable.
@MainActor
protocol DragLifting: Node {
  /// Returns the view that a drag lifts, or `nil` if nothing draggable is at the start of the drag.
  func dragSource(for drag: DragEvent) -> (any DragSource)?
}

/// A node that can be dragged.
@MainActor
protocol DragSource: Node {
  /// Returns the item to drag, or `nil` if there is nothing to drag.
  func lift() -> DragItem?
}

private final class DraggableNode<Content: View>: ViewNode<DraggableView<Content>>, DragLifting, DragSource {
  private var item: () -> DragItem?
  private var child: Node!

  init(_ view: DraggableView<Content>, _ inputs: NodeInputs) {
    item = view.lift
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override func update(_ view: DraggableView<Content>) {
    item = view.lift
    child.updateView(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  func dragSource(for drag: DragEvent) -> (any DragSource)? { drag.lifts && environment.isEnabled ? self : nil }

  override func claimsDrag(_ drag: DragEvent) -> Bool { dragSource(for: drag) != nil }

  func lift() -> DragItem? { environment.isEnabled ? host.scheduler.withCause("a drag of \(enclosingViewName)") { item() } : nil }
}

extension Node {
  /// The first draggable view in this node.
  var firstDragSource: (any DragSource)? {
    if let source = self as? any DragSource { return source }
    var found: (any DragSource)?
    forEachSyncedChild { if found == nil { found = $0.firstDragSource } }
    return found
  }
}

extension View {
  /// Makes this view the source of a drag with a value.
  ///
  /// A finger that rests on the view for half a second lifts the value. Lifting the finger drops the value.
  ///
  /// In a test, use `press(forDuration: 1, thenDragTo: other)`.
  public func draggable<Payload: Transferable>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    DraggableView(content: self) {
      // The main actor doesn't use the value after passing it to the drag.
      nonisolated(unsafe) let payload = payload()
      let provider = NSItemProvider()
      provider.register(payload)
      return DragItem(provider: provider, payload: payload)
    }
  }

  /// Makes this view the source of a drag with a value.
  ///
  /// The preview doesn't have elements.
  public func draggable<Payload: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> some View {
    draggable(payload())
  }

  /// Makes this view the source of a drag with an item provider.
  ///
  /// A finger that rests on the view for half a second and then moves lifts the data. Lifting the finger drops the data.
  ///
  /// In a test, use `press(forDuration: 1, thenDragTo: other)`.
  ///
  /// - Parameter data: Returns the item provider. Called once when the view is lifted.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { DraggableView(content: self) { DragItem(provider: data()) } }

  /// Makes this view the source of a drag with an item provider.
  ///
  /// The preview doesn't have elements.
  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View { onDrag(data) }

  /// Makes this view the source of a drag while the closure returns an item provider.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { DraggableView(content: self) { action?().map { DragItem(provider: $0) } } }
}
