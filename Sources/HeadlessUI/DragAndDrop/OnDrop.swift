public import FoundationExtras

/// A view with a drop delegate.
private struct OnDropView<Content: View>: View, ModifierView {
  let content: Content
  let types: [String]
  let delegate: any DropDelegate

  func makeNode(_ inputs: NodeInputs) -> Node { OnDropNode(self, inputs) }
}

private final class OnDropNode<Content: View>: ViewNode<OnDropView<Content>>, DropTarget {
  private var view: OnDropView<Content>
  private var child: Node!

  init(_ view: OnDropView<Content>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override func update(_ view: OnDropView<Content>) {
    self.view = view
    child.updateView(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  private func info(_ session: DragSession) -> DropInfo { DropInfo(location: location(of: session), providers: [session.item.provider]) }

  func accepts(_ session: DragSession) -> Bool { session.has(view.types) && view.delegate.validateDrop(info: info(session)) }

  func dragEntered(_ session: DragSession) { view.delegate.dropEntered(info: info(session)) }

  func dragUpdated(_ session: DragSession) -> DropProposal? { view.delegate.dropUpdated(info: info(session)) }

  func dragExited(_ session: DragSession) { view.delegate.dropExited(info: info(session)) }

  func drop(_ session: DragSession) { _ = view.delegate.performDrop(info: info(session)) }
}

/// A drop delegate that calls a closure when items are dropped.
private struct DropAction: DropDelegate {
  let types: [String]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool

  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }

  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }

  func performDrop(info: DropInfo) -> Bool {
    let isTaken = action(info.itemProviders(for: types), info.location)
    isTargeted?.wrappedValue = false
    return isTaken
  }
}

extension View {
  /// Accepts drops on this view that have data of one of the given types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The supported types. Other drags go to the surrounding views.
  ///   - isTargeted: A binding that is `true` from the moment the finger enters the view until it leaves the view or is lifted.
  ///   - action: Receives the item providers with data of the supported types. The result is ignored.
  public func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }

  /// Accepts drops on this view, and passes the item providers and the drop's location to a closure.
  ///
  /// The location is in the view's coordinates.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action) }

  /// Handles drags over this view with a delegate, if they have data of one of the given types.
  ///
  /// The surrounding views receive all other drags.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
  }

  /// Accepts drops on this view that have data of one of the types with the given identifiers.
  public func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool) -> some View {
    onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Accepts drops of the given type identifiers, and passes the items and location to a closure.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { onDrop(of: supportedTypes, delegate: DropAction(types: supportedTypes, isTargeted: isTargeted, action: action)) }

  /// Handles drags that have data of one of the given type identifiers with a delegate.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { OnDropView(content: self, types: supportedTypes, delegate: delegate) }
}
