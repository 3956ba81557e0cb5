/// A piece of an app's user interface, described by a value, as in SwiftUI.
///
/// Give it a ``body`` made of other views. Views are values: the framework keeps what must live longer (`@State`, focus, scroll positions) for as long as the view keeps its
/// place in the hierarchy (its structural position, its `id`, or its element's id in a ``ForEach``).
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that ``body`` returns.
  associatedtype Body: View

  /// The content of this view. It is evaluated again only when something that it read has changed, or when the view is described with other values.
  @ViewBuilder var body: Body { get }

  /// Creates what keeps and renders the view; every view gets it from the framework.
  static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs

  /// Whether the view may be several rows of a list; every view gets the answer from the framework.
  ///
  /// - Parameter depth: How many bodies to look into.
  static func _mayBeSeveral(depth: Int) -> Bool
}

/// What the framework creates a node from, for its own use.
public struct _ViewInputs {
  let node: NodeInputs
}

/// What the framework creates for a view, for its own use.
public struct _ViewOutputs {
  let node: Node
}

extension View {
  /// Creates the node that evaluates and stores the view's body.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: CompositeNode(view, .of(Self.self), inputs.node))
  }

  /// Whether the body may be several rows of a list.
  public static func _mayBeSeveral(depth: Int) -> Bool { depth > 0 && Body._mayBeSeveral(depth: depth - 1) }
}

/// A view that the framework renders itself: it creates a node of the graph instead of having a body.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Creates the node that keeps and renders this view; it must be a `ViewNode<Self>`.
  func makeNode(_ inputs: NodeInputs) -> Node
}

extension PrimitiveView {
  /// Creates the view's own node.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs(node: view.makeNode(inputs.node)) }

  /// Whether the view may be several rows of a list: a view of its own is not.
  public static func _mayBeSeveral(depth: Int) -> Bool { false }
}

/// A primitive view of the framework's own around another view.
@MainActor
protocol ModifierView: PrimitiveView {
  associatedtype Content: View
}

extension ModifierView {
  /// Whether the view in it may be several rows of a list.
  public static func _mayBeSeveral(depth: Int) -> Bool { Content._mayBeSeveral(depth: depth) }
}

/// A view of the framework's own that has a body: messages name the view around it, which is the app's.
@MainActor
protocol TransparentView: View {
  /// Whether equal fields mean that the body need not be evaluated.
  static var isComparable: Bool { get }
}

extension TransparentView {
  static var isComparable: Bool { true }

  /// Creates the node that evaluates and stores the view's body.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: CompositeNode(view, .of(Self.self, role: .transparent(isComparable: isComparable)), inputs.node))
  }
}

extension View where Body == Never {
  /// Never read: a view that the framework renders itself has no body.
  public var body: Never { fatalError("\(Self.self) is rendered by the framework and has no body.") }
}

extension Never: View {
  /// The type of the body.
  public typealias Body = Never

  /// Nothing is no rows.
  public static func _mayBeSeveral(depth: Int) -> Bool { false }

  /// Never read: there is no value to read it from.
  public var body: Never { return fatalError("Never has no body.") }
}
