/// A modification that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that ``body(content:)`` returns.
  associatedtype Body: View

  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body

  /// The content that a modifier modifies.
  typealias Content = ViewModifierContent<Self>
}

/// The content of a ``ViewModifier``.
public struct ViewModifierContent<Modifier: ViewModifier>: View, PrimitiveView {
  let make: (NodeInputs) -> Node
  let update: (Node) -> Void

  func makeNode(_ inputs: NodeInputs) -> Node { ViewModifierContentNode(self, inputs) }
}

private final class ViewModifierContentNode<Modifier: ViewModifier>: ViewNode<ViewModifierContent<Modifier>> {
  private var child: Node!

  init(_ view: ViewModifierContent<Modifier>, _ inputs: NodeInputs) {
    super.init(inputs)
    child = view.make(childInputs)
  }

  override func update(_ view: ViewModifierContent<Modifier>) { view.update(child) }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

/// A view with a custom modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View, TransparentView {
  private let content: Content
  private let modifier: Modifier

  /// Creates a view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// Returns whether the view, or the body of the modifier, can be several rows of a list.
  public static func _mayBeSeveral(depth: Int) -> Bool {
    Content._mayBeSeveral(depth: depth) || (depth > 0 && Modifier.Body._mayBeSeveral(depth: depth - 1))
  }

  /// The view that the modifier's body returns.
  public var body: some View {
    let content = content
    return ModifierHost(modifier: modifier, content: ViewModifierContent<Modifier>(make: { Node.make(content, $0) }, update: { $0.updateView(content) }))
  }
}

/// A view that evaluates a modifier's body and stores the modifier's state.
private struct ModifierHost<Modifier: ViewModifier>: View, ViewOfModifier {
  let modifier: Modifier
  let content: ViewModifierContent<Modifier>

  var body: some View { modifier.body(content: content) }
}

extension View {
  /// Applies a custom modifier to this view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// An internal view that evaluates a custom modifier.
///
/// The view has the modifier's name and properties.
@MainActor
private protocol ViewOfModifier: View {
  associatedtype Modifier: ViewModifier
}

extension ViewOfModifier {
  /// Creates the node that evaluates and stores the modifier's body.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: CompositeNode(view, .of(Self.self, role: .modifier(Modifier.self)), inputs.node))
  }
}
