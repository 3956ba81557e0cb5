/// A view that a style can replace.
///
/// If there isn't a style, the view shows its standard content.
struct StyledView<Configuration, Standard: View>: View, PrimitiveView {
  let configuration: @MainActor () -> Configuration
  let standard: Standard

  init(_ configuration: @escaping @MainActor () -> Configuration, @ViewBuilder standard: () -> Standard) {
    self.configuration = configuration
    self.standard = standard()
  }

  /// Returns whether the standard content can be several rows of a list.
  static func _mayBeSeveral(depth: Int) -> Bool { Standard._mayBeSeveral(depth: depth) }

  func makeNode(_ inputs: NodeInputs) -> Node { StyledNode(self, inputs) }
}

private final class StyledNode<Configuration, Standard: View>: ViewNode<StyledView<Configuration, Standard>> {
  private var view: StyledView<Configuration, Standard>
  private var style: AppliedStyle<Configuration>?
  private var child: Node!

  init(_ view: StyledView<Configuration, Standard>, _ inputs: NodeInputs) {
    self.view = view
    style = inputs.environment.appliedStyle(for: Configuration.self)
    super.init(inputs)
    makeChild()
  }

  private func makeChild() {
    if let style { child = Node.make(style.make(view.configuration()), childInputs) } else { child = Node.make(view.standard, childInputs) }
  }

  override var childInputs: NodeInputs {
    NodeInputs(host: host, parent: self, environment: environmentForChildren(environment), rowsAreLazy: rowsAreLazy)
  }

  // A view in the body of a style uses the style that is set further out, so the style doesn't apply to itself.
  override func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues {
    guard let style = inherited.appliedStyle(for: Configuration.self) else { return inherited }
    var environment = inherited
    environment.setAppliedStyle(style.outer)
    return environment
  }

  override func update(_ view: StyledView<Configuration, Standard>) {
    self.view = view
    if !takeStyle() { updateChild() }
  }

  private func updateChild() { if let style { child.updateView(style.make(view.configuration())) } else { child.updateView(view.standard) } }

  override func environmentDidChange() { takeStyle() }

  /// Creates or updates the child with the environment's current style.
  ///
  /// - Returns: Whether the style has changed, so the child is up to date.
  @discardableResult
  private func takeStyle() -> Bool {
    let new = environment.appliedStyle(for: Configuration.self)
    guard new != style else { return false }
    let isReplaced = (new == nil) != (style == nil)
    style = new
    if isReplaced {
      child.tearDown()
      makeChild()
      itemsDidChange()
    } else {
      updateChild()
    }
    return true
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

/// A part of a view that a style can place, such as a label or content.
struct StyledPart: View, TransparentView {
  let content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }

  var body: some View { content }
}
