import Foundation
import UIKit

/// A view with an action that runs when a finger starts or stops scrolling in it.
private struct ScrollPhaseView<Content: View>: View, PrimitiveView {
  let content: Content
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  func makeNode(_ inputs: NodeInputs) -> Node { ScrollPhaseNode(self, inputs) }
}

private final class ScrollPhaseNode<Content: View>: ViewNode<ScrollPhaseView<Content>>, ScrollPositionFollowing {
  private var view: ScrollPhaseView<Content>
  private var child: Node!
  private lazy var observer = ScrollPositionObserver(self)
  // The observer of the enclosing view. This node's observer replaces it in the environment, so this node passes notifications on to the outer observer.
  private var outer: ScrollPositionObserver?

  init(_ view: ScrollPhaseView<Content>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override var childInputs: NodeInputs {
    NodeInputs(host: host, parent: self, environment: environmentForChildren(environment), rowsAreLazy: rowsAreLazy)
  }

  override func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues {
    var environment = inherited
    outer = inherited.scrollPositionObserver
    environment.scrollPositionObserver = observer
    return environment
  }

  override func update(_ view: ScrollPhaseView<Content>) {
    self.view = view
    child.updateView(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  func contentDidMove(of scrolling: any Scrolling) {
    outer?.contentDidMove(of: scrolling)
    let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(of: scrolling), velocity: .zero)
    host.afterCommit { [weak self] in
      guard let self, self.isAlive else { return }
      self.host.scheduler.withCause("onScrollPhaseChange of \(self.enclosingViewName)") {
        self.view.action(.idle, .interacting, context)
        self.view.action(.interacting, .idle, context)
      }
    }
  }
}

extension View {
  /// Adds an action that runs when a value of the scroll geometry changes.
  ///
  /// The geometry belongs to the scroll view in this view or, if there isn't one, to the enclosing scroll view. It includes the content offset, the content size, and the size of the scroll view.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value, action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    GeometryChangeView(content: self, name: "onScrollGeometryChange", value: { node, _ in node.nearestScrolling.map { transform(ScrollGeometry(of: $0)) } }, action: action)
  }

  /// Adds an action that runs when a finger starts and stops scrolling in this view.
  ///
  /// A swipe runs the action twice: with the new phase `.interacting`, and then with `.idle`.
  public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View {
    ScrollPhaseView(content: self) { old, new, _ in action(old, new) }
  }

  /// Adds an action that runs when a finger starts and stops scrolling, and receives the scroll geometry.
  public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void) -> some View {
    ScrollPhaseView(content: self, action: action)
  }

  /// Adds an action that runs when this view starts or stops being visible in the enclosing scroll view.
  /// - Parameters:
  ///   - threshold: The fraction of the view that must be visible, from 0 to 1.
  ///   - action: The action. It receives whether the view is visible, and runs initially and after each change.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      guard let area = proxy.bounds(of: .scrollView), proxy.size.width > 0, proxy.size.height > 0 else { return true }
      let shown = area.intersection(CGRect(origin: .zero, size: proxy.size))
      guard !shown.isNull else { return false }
      return shown.width * shown.height >= threshold * proxy.size.width * proxy.size.height
    } action: { _, isShown in
      action(isShown)
    }
  }
}
