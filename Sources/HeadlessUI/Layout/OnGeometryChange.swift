import Foundation

/// A view that runs an action when a value that depends on its layout changes.
///
/// The value is calculated from the view's geometry or from a scroll view.
struct GeometryChangeView<Content: View, Value: Equatable>: View, ModifierView {
  let content: Content
  /// The name of the modifier that created the view.
  let name: StaticString
  /// A closure that returns the observed value from a node and its geometry.
  ///
  /// If the result is `nil`, it's ignored.
  let value: (Node, GeometryProxy) -> Value?
  let action: (Value, Value) -> Void

  func makeNode(_ inputs: NodeInputs) -> Node { GeometryChangeNode(self, inputs) }
}

private final class GeometryChangeNode<Content: View, Value: Equatable>: ModifierNode<GeometryChangeView<Content, Value>> {
  private var view: GeometryChangeView<Content, Value>
  private var value: Value?
  private lazy var geometry = GeometryNode(self)
  private var rendering: UInt32 = 0
  private var runs = 0

  init(_ view: GeometryChangeView<Content, Value>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  private init(memberOf group: GeometryChangeNode, around view: Node) {
    self.view = group.view
    super.init(memberOf: group, around: view)
  }

  override func makeMember(around view: Node) -> ModifierNode<GeometryChangeView<Content, Value>> { GeometryChangeNode(memberOf: self, around: view) }

  override func takeValues(of group: ModifierNode<GeometryChangeView<Content, Value>>) { view = unsafeDowncast(group, to: GeometryChangeNode.self).view }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func update(_ view: GeometryChangeView<Content, Value>) {
    self.view = view
    updateMembers()
    content.updateView(view.content)
  }

  override func layoutContents() {
    super.layoutContents()
    guard let new = view.value(self, GeometryProxy(frame, geometry)), new != value else { return }
    let old = value ?? new
    value = new
    host.afterCommit { [self] in run(old, new) }
  }

  private func run(_ old: Value, _ new: Value) {
    // Don't run the action if a later layout in the same rendering produced a different value, because that layout runs the action.
    guard isAlive, new == value else { return }
    if rendering != host.renderings { (rendering, runs) = (host.renderings, 0) }
    runs += 1
    host.handlerDidRun("the \(view.name) handler in \(enclosingViewName)", times: runs)
    host.scheduler.withCause("\(view.name) of \(enclosingViewName)") { view.action(old, new) }
  }
}

extension View {
  /// Runs an action with a value of the view's geometry when the value changes.
  ///
  /// The action also runs when the view appears.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { action($1) }
  }

  /// Runs an action with the old and the new value of the view's geometry when the value changes.
  ///
  /// The action also runs when the view appears.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    GeometryChangeView(content: self, name: "onGeometryChange", value: { transform($1) }, action: action)
  }
}
