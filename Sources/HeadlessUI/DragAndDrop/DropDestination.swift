public import Foundation
import FoundationExtras

/// A view that takes values which are dropped on it.
private struct DropDestinationView<Content: View, Payload: Transferable>: View, ModifierView {
  let content: Content
  let action: ([Payload], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void

  func makeNode(_ inputs: NodeInputs) -> Node { DropDestinationNode(self, inputs) }
}

private final class DropDestinationNode<Content: View, Payload: Transferable>: ViewNode<DropDestinationView<Content, Payload>>, DropTarget {
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

  func accepts(_ session: DragSession) -> Bool { session.offers(Payload.self) }

  func dragEntered(_ session: DragSession) { view.isTargeted(true) }

  func dragUpdated(_ session: DragSession) -> DropProposal? { nil }

  func dragExited(_ session: DragSession) { view.isTargeted(false) }

  func drop(_ session: DragSession) {
    let location = location(of: session)
    session.load(Payload.self) { [view] in _ = view.action([$0], location) }
    view.isTargeted(false)
  }
}

extension DragSession {
  /// Returns whether a value of a type can be had.
  func offers<Payload: Transferable>(_ type: Payload.Type) -> Bool { item.payload is Payload || Payload.source(in: item.provider) != nil }

  /// Calls a closure with the value of a type: before it returns if that was lifted in the app, or else once it is loaded.
  ///
  /// If it can't be loaded, the log of the test says so.
  func load<Payload: Transferable>(_ type: Payload.Type, _ body: @escaping @MainActor (Payload) -> Void) {
    if let payload = item.payload as? Payload { return body(payload) }
    guard let source = Payload.source(in: item.provider) else { return }
    let (provider, view, problems) = (item.provider, dropView, problems)
    Task {
      do {
        let value = try await source.importing(try await provider.data(of: source.typeIdentifier))
        body(value)
      } catch { problems.noteFailedDrop(of: type, error, in: view) }
    }
  }
}

extension View {
  /// Takes values of a type that are dropped on this view.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values that are accepted, or that are made of the dropped data; anything else goes to the views around.
  ///   - action: Gets the value and the point in the view: when the finger is lifted, or once the value is loaded from an item provider. Its result has no effect.
  ///   - isTargeted: Gets `true` when the finger comes, and `false` when it leaves or is lifted.
  public func dropDestination<Payload: Transferable>(
    for payloadType: Payload.Type = Payload.self, action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    DropDestinationView(content: self, action: action, isTargeted: isTargeted)
  }
}
