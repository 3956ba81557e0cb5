/// A reusable modification of a view, as in SwiftUI.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that ``body(content:)`` returns.
  associatedtype Body: View

  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body

  /// The view that is modified.
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

  /// Creates a modified view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// The result of the modifier's body.
  public var body: some View {
    let content = content
    return ModifierHost(modifier: modifier, content: ViewModifierContent<Modifier>(make: { Node.make(content, $0) }, update: { $0.updateView(content) }))
  }
}

/// A view that evaluates a modifier's body with the modifier's state.
private struct ModifierHost<Modifier: ViewModifier>: View, DisplayNamed {
  static var displayName: String { ViewTypeDescription.of(Modifier.self).name }

  let modifier: Modifier
  let content: ViewModifierContent<Modifier>

  var body: some View { modifier.body(content: content) }
}

extension View {
  /// Applies a custom modifier.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view of the framework that represents a type of the app.
@MainActor
protocol DisplayNamed {
  /// The name of that type, for messages.
  static var displayName: String { get }
}
