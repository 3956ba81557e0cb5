import Foundation

/// Notifies a node when the user has moved the content of a scroll view.
@MainActor
final class ScrollPositionObserver {
  private weak var node: (any ScrollPositionFollowing)?

  init(_ node: any ScrollPositionFollowing) { self.node = node }

  func contentDidMove(of scrolling: any Scrolling) { node?.contentDidMove(of: scrolling) }
}

/// A node that is notified when the user has moved the content of a scroll view inside it.
@MainActor
protocol ScrollPositionFollowing: Node {
  func contentDidMove(of scrolling: any Scrolling)
}

extension EnvironmentValues {
  @Entry var scrollPositionObserver: ScrollPositionObserver?
}

/// A view that binds the position of the scroll view inside it.
protocol ScrollPositionBinding: View, PrimitiveView {
  associatedtype Content: View

  var content: Content { get }
}

/// The base class for nodes that connect a scroll view with a binding.
///
/// The scroll view follows the binding, and the binding follows the user's scrolling.
class ScrollPositionFollower<Bound: ScrollPositionBinding>: ViewNode<Bound>, BindingReading, ScrollPositionFollowing {
  private(set) final var view: Bound
  private var child: Node!
  private lazy var observer = ScrollPositionObserver(self)
  final let reader: Reader

  init(_ view: Bound, _ inputs: NodeInputs) {
    self.view = view
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    bindingDidChange()
  }

  final var viewName: String { "scrollPosition" }

  final override var childInputs: NodeInputs {
    NodeInputs(host: host, parent: self, environment: environmentForChildren(environment), rowsAreLazy: rowsAreLazy)
  }

  final override func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues {
    var environment = inherited
    environment.scrollPositionObserver = observer
    return environment
  }

  final override func update(_ view: Bound) {
    self.view = view
    child.updateView(view.content)
    bindingDidChange()
  }

  final override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  /// Scrolls to the position of the binding if the binding has changed.
  func bindingDidChange() {}

  /// Sets the binding to the position that the user has scrolled to.
  func contentDidMove(of scrolling: any Scrolling) {}

  final override func willTearDown() { reader.end() }
}
