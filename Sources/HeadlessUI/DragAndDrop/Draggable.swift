public import FoundationExtras

/// A view that a finger lifts.
private struct DraggableView<Content: View>: View, ModifierView {
  let content: Content
  let lift: () -> DragItem?

  func makeNode(_ inputs: NodeInputs) -> Node { DraggableNode(self, inputs) }
}

/// The item that a finger has lifted.
struct DragItem {
  let provider: NSItemProvider
  /// The value that a destination in the app gets.
  var payload: Any?
}

/// A node that a finger can lift something off.
@MainActor
protocol DragLifting: Node {
  /// The view that a drag lifts, if there is one where it began.
  func dragSource(for drag: DragEvent) -> (any DragSource)?
}

/// A node that a finger can lift.
@MainActor
protocol DragSource: Node {
  /// The item that a finger lifts, or `nil` if there is nothing to drag.
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
  /// The first view in this one that a finger can lift.
  var firstDragSource: (any DragSource)? {
    if let source = self as? any DragSource { return source }
    var found: (any DragSource)?
    forEachSyncedChild { if found == nil { found = $0.firstDragSource } }
    return found
  }
}

extension View {
  /// Lets the user drag a value from this view: a finger that rests for half a second lifts it, and drops it where it is lifted off.
  ///
  /// In a test: `press(forDuration: 1, thenDragTo: other)`.
  public func draggable<Payload: Transferable>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    DraggableView(content: self) {
      // The main actor has left the value to the drag.
      nonisolated(unsafe) let payload = payload()
      let provider = NSItemProvider()
      provider.register(payload)
      return DragItem(provider: provider, payload: payload)
    }
  }

  /// Lets the user drag a value from this view; the preview under the finger has no elements.
  public func draggable<Payload: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> some View {
    draggable(payload())
  }

  /// Lets the user drag the data of an item provider from this view: a finger that rests for half a second and then moves lifts it, and drops it where it is lifted off.
  ///
  /// In a test: `press(forDuration: 1, thenDragTo: other)`.
  ///
  /// - Parameter data: Called once when the view is lifted.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { DraggableView(content: self) { DragItem(provider: data()) } }

  /// Lets the user drag the data of an item provider from this view; the preview under the finger has no elements.
  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View { onDrag(data) }

  /// Lets the user drag the data of an item provider from this view, as long as the closure returns one.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { DraggableView(content: self) { action?().map { DragItem(provider: $0) } } }
}
