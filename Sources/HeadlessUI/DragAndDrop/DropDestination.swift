import Foundation

/// A view that takes values which are dropped on it.
private struct DropDestinationView<Content: View, Payload: Transferable>: View, PrimitiveView {
  let content: Content
  let action: ([Payload], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void

  func makeNode(_ inputs: NodeInputs) -> Node { DropDestinationNode(self, inputs) }
}

/// A node that may take a value which is dropped on it.
@MainActor
private protocol DropAccepting: Node {
  func take(_ payload: Any, at point: CGPoint) -> Bool
}

private final class DropDestinationNode<Content: View, Payload: Transferable>: ViewNode<DropDestinationView<Content, Payload>>, DropAccepting {
  private var view: DropDestinationView<Content, Payload>
  private var child: Node!

  init(_ view: DropDestinationView<Content, Payload>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override func update(_ view: DropDestinationView<Content, Payload>) {
    self.view = view
    child.updateView(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  func take(_ payload: Any, at point: CGPoint) -> Bool {
    guard environment.isEnabled, let payload = payload as? Payload else { return false }
    let frame = frameOfItems
    view.isTargeted(true)
    let isTaken = view.action([payload], CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
    view.isTargeted(false)
    return isTaken
  }
}

extension ViewHost {
  /// Gives a value to the view at a point, or to the first one around it that takes it.
  func drop(_ payload: Any, at point: CGPoint) {
    var node = node(at: point)
    // A row is in its cell on the screen, and not in the graph.
    if let cell = node as? CellNode, cell.row.firstDropDestination?.take(payload, at: point) == true { return }
    while let current = node {
      if let destination = current as? any DropAccepting, destination.take(payload, at: point) { return }
      node = current.isPresented ? nil : current.parent
    }
  }
}

extension Node {
  fileprivate var firstDropDestination: (any DropAccepting)? {
    if let destination = self as? any DropAccepting { return destination }
    var found: (any DropAccepting)?
    forEachSyncedChild { if found == nil { found = $0.firstDropDestination } }
    return found
  }
}

extension View {
  /// Takes values of a type that are dropped on this view.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values that are taken; values of other types go to the views around.
  ///   - action: Gets the value and the point in the view, and says whether it takes it; otherwise the views around are asked.
  ///   - isTargeted: Gets `true` before the action, and `false` after it.
  public func dropDestination<Payload: Transferable>(
    for payloadType: Payload.Type = Payload.self, action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    DropDestinationView(content: self, action: action, isTargeted: isTargeted)
  }
}
