/// A view that shows one of two views.
///
/// ``ViewBuilder`` creates this view for `if`/`else` and `switch`.
///
/// When the branch changes, the state of the previous view is lost.
public struct ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  /// Returns whether one of the two views can be several rows of a list.
  public static func _mayBeSeveral(depth: Int) -> Bool { First._mayBeSeveral(depth: depth) || Second._mayBeSeveral(depth: depth) }

  func makeNode(_ inputs: NodeInputs) -> Node { ConditionalNode(self, inputs) }
}

private final class ConditionalNode<First: View, Second: View>: ViewNode<ConditionalContent<First, Second>> {
  private var isFirst = false
  private var child: Node!

  init(_ view: ConditionalContent<First, Second>, _ inputs: NodeInputs) {
    super.init(inputs)
    build(view)
  }

  private func build(_ view: ConditionalContent<First, Second>) {
    switch view.storage {
    case .first(let content):
      isFirst = true
      child = Node.make(content, childInputs)
    case .second(let content):
      isFirst = false
      child = Node.make(content, childInputs)
    }
  }

  override func update(_ view: ConditionalContent<First, Second>) {
    switch view.storage {
    case .first(let content) where isFirst: child.updateView(content)
    case .second(let content) where !isFirst: child.updateView(content)
    default:
      child.tearDown()
      build(view)
      itemsDidChange()
    }
  }

  override func forEachChild(_ body: (Node) -> Void) { body(child) }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  /// `Never`, because the framework renders optional views directly.
  public typealias Body = Never

  /// Returns whether the wrapped view can be several rows of a list.
  public static func _mayBeSeveral(depth: Int) -> Bool { Wrapped._mayBeSeveral(depth: depth) }

  func makeNode(_ inputs: NodeInputs) -> Node { OptionalNode(self, inputs) }
}

private final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private var child: Node?

  init(_ view: Wrapped?, _ inputs: NodeInputs) {
    super.init(inputs)
    if let view { child = Node.make(view, childInputs) }
  }

  override func update(_ view: Wrapped?) {
    if let view {
      if let child {
        child.updateView(view)
      } else {
        child = Node.make(view, childInputs)
        itemsDidChange()
      }
    } else if let child {
      child.tearDown()
      self.child = nil
      itemsDidChange()
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
  }
}
