public import Foundation
import FoundationExtras

/// A view that accepts dropped values.
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
  /// Returns whether the drag offers a value of a type.
  func offers<Payload: Transferable>(_ type: Payload.Type) -> Bool { item.payload is Payload || Payload.source(in: item.provider) != nil }

  /// Passes the dragged value of the given type to a closure.
  ///
  /// A value that is dragged from this app is passed immediately. Other values are passed when they have been loaded.
  ///
  /// If a value can't be loaded, a message is added to the test's log.
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
  /// Accepts values of a type that are dropped on this view.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the accepted values. Other drags go to the surrounding views.
  ///   - action: Receives the value and its location in the view, when the finger is lifted or when the value has been loaded from an item provider. The result is ignored.
  ///   - isTargeted: Receives `true` when the finger enters the view, and `false` when it leaves the view or is lifted.
  public func dropDestination<Payload: Transferable>(
    for payloadType: Payload.Type = Payload.self, action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    DropDestinationView(content: self, action: action, isTargeted: isTargeted)
  }
}
