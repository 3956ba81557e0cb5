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
  /// The dragged value for a destination in the same app.
  ///
  /// The value is `nil` if the drag started with an item provider.
  var payload: Any?
}

/// A node that contains draggable views.
@MainActor
protocol DragLifting: Node {
  /// Returns the draggable view at the start of a drag, or `nil` if there isn't one.
  func dragSource(for drag: DragEvent) -> (any DragSource)?
}

/// A node that can be dragged.
@MainActor
protocol DragSource: Node {
  /// Returns the item to drag, or `nil` if there isn't one.
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
  /// The value is lifted after a finger rests on the view for half a second, and dropped when the finger is lifted.
  ///
  /// In a test, use `press(forDuration: 1, thenDragTo: other)`.
  public func draggable<Payload: Transferable>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    DraggableView(content: self) {
      // Passing the value on is safe, because the main actor doesn't use it after passing it to the drag.
      nonisolated(unsafe) let payload = payload()
      let provider = NSItemProvider()
      provider.register(payload)
      return DragItem(provider: provider, payload: payload)
    }
  }

  /// Makes this view the source of a drag with a value and a preview.
  ///
  /// The preview has no effect.
  public func draggable<Payload: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> some View {
    draggable(payload())
  }

  /// Makes this view the source of a drag with an item provider.
  ///
  /// The data are lifted when a finger rests on the view for half a second and then moves, and dropped when the finger is lifted.
  ///
  /// In a test, use `press(forDuration: 1, thenDragTo: other)`.
  ///
  /// - Parameter data: Returns the item provider. The closure is called once, when the view is lifted.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { DraggableView(content: self) { DragItem(provider: data()) } }

  /// Makes this view the source of a drag with an item provider and a preview.
  ///
  /// The preview has no effect.
  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View { onDrag(data) }

  /// Makes this view the source of a drag if a closure returns an item provider.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { DraggableView(content: self) { action?().map { DragItem(provider: $0) } } }
}
