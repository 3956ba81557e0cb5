/// A view whose content inherits a changed environment.
struct EnvironmentModifierView<Content: View>: View, PrimitiveView {
  let content: Content
  let transform: (inout EnvironmentValues) -> Void

  func makeNode(_ inputs: NodeInputs) -> Node { EnvironmentModifierNode(self, inputs) }
}

private final class EnvironmentModifierNode<Content: View>: ViewNode<EnvironmentModifierView<Content>> {
  private var transform: (inout EnvironmentValues) -> Void
  private var child: Node!

  init(_ view: EnvironmentModifierView<Content>, _ inputs: NodeInputs) {
    transform = view.transform
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override var childInputs: NodeInputs { NodeInputs(host: host, parent: self, environment: environmentForChildren(environment)) }

  override func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues {
    var values = inherited
    transform(&values)
    return values
  }

  override func update(_ view: EnvironmentModifierView<Content>) {
    transform = view.transform
    child.updateView(view.content)
    child.setEnvironment(environmentForChildren(environment))
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

extension View {
  /// Sets a value of the environment for this view and those under it.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    EnvironmentModifierView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment of this view and those under it.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    EnvironmentModifierView(content: self) { $0[object: Object.self] = object }
  }

  /// Changes a value of the environment for this view and those under it.
  public func transformEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) -> some View {
    EnvironmentModifierView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Makes controls in this view stop reacting to a person; they stay on the screen as disabled.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentModifierView(content: self) { if isDisabled { $0.isEnabled = false } }
  }

  /// The font of the texts in this view; it decides how large they are laid out.
  public func font(_ font: Font?) -> some View {
    EnvironmentModifierView(content: self) { $0.font = font ?? .body }
  }
}
