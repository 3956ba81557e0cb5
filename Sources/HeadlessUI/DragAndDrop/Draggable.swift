import Foundation

/// A view whose value can be dragged to another one.
private struct DraggableView<Content: View, Payload: Transferable>: View, PrimitiveView {
  let content: Content
  let payload: () -> Payload

  func makeNode(_ inputs: NodeInputs) -> Node { DraggableNode(self, inputs) }
}

/// A node that a finger can lift.
@MainActor
protocol DragSource: Node {}

private final class DraggableNode<Content: View, Payload: Transferable>: ViewNode<DraggableView<Content, Payload>>, DragSource {
  private var payload: () -> Payload
  private var child: Node!

  init(_ view: DraggableView<Content, Payload>, _ inputs: NodeInputs) {
    payload = view.payload
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override func update(_ view: DraggableView<Content, Payload>) {
    payload = view.payload
    child.updateView(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func claimsDrag(_ drag: DragEvent) -> Bool { drag.lifts && environment.isEnabled }

  override func handleDrag(_ drag: DragEvent) -> Bool {
    guard claimsDrag(drag) else { return false }
    let payload = payload()
    host.scheduler.withCause("a drop in \(enclosingViewName)") { host.drop(payload, at: drag.end) }
    return true
  }
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
  public func draggable<Payload: Transferable>(_ payload: @autoclosure @escaping () -> Payload) -> some View { DraggableView(content: self, payload: payload) }

  /// Lets the user drag a value from this view; the preview under the finger has no elements.
  public func draggable<Payload: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> some View {
    DraggableView(content: self, payload: payload)
  }

  /// Not here: Foundation has no item providers.
  @available(*, unavailable, message: "Write draggable(_:) instead.")
  public func onDrag<Provider>(_ data: @escaping () -> Provider) -> some View { self }

  /// Not here: Foundation has no item providers.
  @available(*, unavailable, message: "Write dropDestination(for:action:isTargeted:) instead.")
  public func onDrop<Provider>(of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([Provider]) -> Bool) -> some View { self }
}
