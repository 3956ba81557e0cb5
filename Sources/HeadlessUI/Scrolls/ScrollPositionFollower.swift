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

extension EnvironmentValues {
  @Entry var scrollPositionObserver: ScrollPositionObserver?
}

/// A view that binds the position of the scroll view in it.
protocol ScrollPositionBinding: View, PrimitiveView {
  associatedtype Content: View

  var content: Content { get }
}

/// A node whose scroll view is where a binding says, and whose binding follows what the user scrolls.
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

  /// Scrolls to where the binding says, if that has changed.
  func bindingDidChange() {}

  /// Sets the binding to where the user has scrolled.
  func contentDidMove(of scrolling: any Scrolling) {}

  final override func willTearDown() { reader.end() }
}
