/// A view whose content inherits a changed environment.
struct EnvironmentModifierView<Content: View>: View, ModifierView {
  let content: Content
  /// The values that determine the change of the environment, or `nil` if changes can't be compared.
  var input: (any Equatable)?
  let transform: (inout EnvironmentValues) -> Void

  func makeNode(_ inputs: NodeInputs) -> Node { EnvironmentModifierNode(self, inputs) }
}

private final class EnvironmentModifierNode<Content: View>: ViewNode<EnvironmentModifierView<Content>> {
  private var transform: (inout EnvironmentValues) -> Void
  private var input: (any Equatable)?
  private var child: Node!

  init(_ view: EnvironmentModifierView<Content>, _ inputs: NodeInputs) {
    transform = view.transform
    input = view.input
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override var childInputs: NodeInputs {
    NodeInputs(host: host, parent: self, environment: environmentForChildren(environment), rowsAreLazy: rowsAreLazy)
  }

  override func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues {
    var values = inherited
    transform(&values)
    return values
  }

  override func update(_ view: EnvironmentModifierView<Content>) {
    transform = view.transform
    // Don't reapply an unchanged environment change, because every evaluation of an ancestor would visit all views inside this view.
    if let old = input, let new = view.input, Self.isEqual(old, new) { return child.updateView(view.content) }
    input = view.input
    host.setEnvironment(environmentForChildren(environment), of: child) { child.updateView(view.content) }
  }

  private static func isEqual<Value: Equatable>(_ old: Value, _ new: any Equatable) -> Bool { old == new as? Value }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

/// A comparable change of an environment value.
private struct EnvironmentChange: Equatable {
  let keyPath: AnyKeyPath
  let value: any Equatable

  static func == (first: EnvironmentChange, second: EnvironmentChange) -> Bool {
    first.keyPath == second.keyPath && isEqual(first.value, second.value)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: any Equatable) -> Bool {
    // Compare objects by identity, because objects that are equal now can differ later.
    if Value.self is AnyObject.Type { return (first as AnyObject) === (second as AnyObject) }
    return first == second as? Value
  }
}

extension View {
  /// Sets an environment value for this view.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    EnvironmentModifierView(content: self, input: (value as? any Equatable).map { EnvironmentChange(keyPath: keyPath, value: $0) }) { $0[keyPath: keyPath] = value }
  }

  /// Adds an observable object to the environment of this view.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    EnvironmentModifierView(content: self, input: object.map { ObjectIdentifier($0) }) { $0[object: Object.self] = object }
  }

  /// Changes an environment value for this view.
  public func transformEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void) -> some View {
    EnvironmentModifierView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Disables the controls in this view.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentModifierView(content: self, input: isDisabled) { if isDisabled { $0.isEnabled = false } }
  }

  /// Sets the font of the text in this view, which determines the size of the text.
  public func font(_ font: Font?) -> some View {
    EnvironmentModifierView(content: self, input: font) { $0.font = font }
  }
}
