/// A part of an app's user interface, described by a value.
///
/// A custom view implements ``body``, which consists of other views. Views are values that are created often. The framework stores their state (such as `@State` values, focus, and scroll positions)
/// as long as a view keeps its place in the hierarchy: its structural position, its `id`, or the identity of its element in a ``ForEach``.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that ``body`` returns.
  associatedtype Body: View

  /// The content of this view.
  ///
  /// The body is evaluated again only if a value that the body read has changed, or if the view is created with other values.
  @ViewBuilder var body: Body { get }

  /// Creates the node that stores and renders the view.
  ///
  /// Don't implement this method. Views use the framework's implementation.
  static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs

  /// Returns whether the view can be several rows of a list.
  ///
  /// Don't implement this method. Views use the framework's implementation.
  ///
  /// - Parameter depth: The number of nested bodies to inspect.
  static func _mayBeSeveral(depth: Int) -> Bool
}

/// The inputs for creating the node of a view, for internal use by the framework.
public struct _ViewInputs {
  let node: NodeInputs
}

/// The node that the framework creates for a view, for internal use by the framework.
public struct _ViewOutputs {
  let node: Node
}

extension View {
  /// Creates the node that evaluates and stores the view's body.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: CompositeNode(view, .of(Self.self), inputs.node))
  }

  /// Returns whether the body can be several rows of a list.
  public static func _mayBeSeveral(depth: Int) -> Bool { depth > 0 && Body._mayBeSeveral(depth: depth - 1) }
}

/// A view that the framework renders without a body.
///
/// The view creates its own node.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Creates the node that stores and renders this view.
  ///
  /// The node must be a `ViewNode<Self>`.
  func makeNode(_ inputs: NodeInputs) -> Node
}

extension PrimitiveView {
  /// Creates the view's node.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs(node: view.makeNode(inputs.node)) }

  /// Returns `false`, because a primitive view is always one row.
  public static func _mayBeSeveral(depth: Int) -> Bool { false }
}

/// A primitive view of the framework that wraps another view.
@MainActor
protocol ModifierView: PrimitiveView {
  associatedtype Content: View
}

extension ModifierView {
  /// Returns whether the wrapped view can be several rows of a list.
  public static func _mayBeSeveral(depth: Int) -> Bool { Content._mayBeSeveral(depth: depth) }
}

/// A view of the framework that has a body.
///
/// In messages, the enclosing view of the app is named instead.
@MainActor
protocol TransparentView: View {
  /// A Boolean value that indicates whether evaluating the body can be skipped if no field has changed.
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
  /// Stops with an error, because a view that the framework renders doesn't have a body.
  public var body: Never { fatalError("\(Self.self) is rendered by the framework and has no body.") }
}

extension Never: View {
  /// `Never`, because the type has no values.
  public typealias Body = Never

  /// Returns `false`, because the type has no values.
  public static func _mayBeSeveral(depth: Int) -> Bool { false }

  /// Never called, because the type has no values.
  public var body: Never { return fatalError("Never has no body.") }
}
