import Foundation

/// Hears of the content of a scroll view that the user has moved.
@MainActor
final class ScrollPositionObserver {
  private weak var node: (any ScrollPositionFollowing)?

  init(_ node: any ScrollPositionFollowing) { self.node = node }

  func contentDidMove(of scrolling: any Scrolling) { node?.contentDidMove(of: scrolling) }
}

/// A node that follows the position of a scroll view in it.
@MainActor
protocol ScrollPositionFollowing: Node {
  func contentDidMove(of scrolling: any Scrolling)
}

private struct ScrollPositionObserverKey: EnvironmentKey {
  static var defaultValue: ScrollPositionObserver? { nil }
}

extension EnvironmentValues {
  var scrollPositionObserver: ScrollPositionObserver? {
    get { self[ScrollPositionObserverKey.self] }
    set { self[ScrollPositionObserverKey.self] = newValue }
  }
}

/// A view whose scroll view is at the view with an identity.
private struct ScrollPositionView<Content: View, ID: Hashable>: View, PrimitiveView {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?

  func makeNode(_ inputs: NodeInputs) -> Node { ScrollPositionNode(self, inputs) }
}

private final class ScrollPositionNode<Content: View, ID: Hashable>: ViewNode<ScrollPositionView<Content, ID>>, BindingReading, ScrollPositionFollowing {
  private var view: ScrollPositionView<Content, ID>
  private var child: Node!
  private var known: ID?
  private lazy var observer = ScrollPositionObserver(self)
  let reader: Reader

  init(_ view: ScrollPositionView<Content, ID>, _ inputs: NodeInputs) {
    self.view = view
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    bindingDidChange()
  }

  var viewName: String { "scrollPosition" }

  override var childInputs: NodeInputs {
    NodeInputs(host: host, parent: self, environment: environmentForChildren(environment), rowsAreLazy: rowsAreLazy)
  }

  override func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues {
    var environment = inherited
    environment.scrollPositionObserver = observer
    return environment
  }

  override func update(_ view: ScrollPositionView<Content, ID>) {
    self.view = view
    child.updateView(view.content)
    bindingDidChange()
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  func bindingDidChange() {
    let id = readBinding { view.id.wrappedValue }
    guard id != known else { return }
    known = id
    if let id { scrollAfterCommit(to: AnyHashable(id), anchor: view.anchor ?? .topLeading, change: nil, rounds: 20) }
  }

  // The first view that is still in the frame, once the content is laid out at its new place.
  func contentDidMove(of scrolling: any Scrolling) {
    host.afterCommit { [weak self] in
      guard let self, self.isAlive, scrolling.isAlive, let id = scrolling.firstIdentity(where: { $0.base is ID })?.base as? ID, id != self.known else { return }
      self.known = id
      self.view.id.wrappedValue = id
    }
  }

  override func willTearDown() { reader.end() }
}

extension Node {
  /// Calls the closure for each view in this one that has an identity and a place on the screen.
  func forEachIdentified(_ body: (AnyHashable, CGRect) -> Void) {
    if let collection = self as? any RowEditing {
      collection.forEachChild { child in
        let frame = child.frameOfItems
        if !frame.isNull, !child.isParked, let id = collection.tag(of: child) { body(id, frame) }
      }
    }
    forEachChild { if $0.scrollingNode == nil { $0.forEachIdentified(body) } }
  }
}

extension View {
  /// Binds the position of the scroll view in this view: it scrolls to the view with the identity, and the binding follows the user's scrolling.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { ScrollPositionView(content: self, id: id, anchor: anchor) }
}
