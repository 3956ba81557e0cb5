/// A view whose field has the focus while the focus state equals a value.
struct FocusedView<Content: View, Value: Hashable>: View, ModifierView {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value
  /// The value of the focus state after the field loses the focus.
  let emptyValue: Value

  func makeNode(_ inputs: NodeInputs) -> Node { FocusedNode(self, inputs) }
}

private final class FocusedNode<Content: View, Value: Hashable>: ViewNode<FocusedView<Content, Value>>, BindingReading, FocusObserving {
  private var view: FocusedView<Content, Value>
  private var child: Node!
  let reader: Reader

  init(_ view: FocusedView<Content, Value>, _ inputs: NodeInputs) {
    self.view = view
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    // If the state already matches a new field, the field gets the focus after it has appeared on the screen.
    host.afterCommit { [self] in if isAlive { bindingDidChange() } }
  }

  var viewName: String { "focused" }

  override func update(_ view: FocusedView<Content, Value>) {
    self.view = view
    child.updateView(view.content)
    bindingDidChange()
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  func bindingDidChange() {
    let isWanted = readBinding { view.binding.wrappedValue } == view.value
    let focused = host.focus.focused
    let hasFocus = focused.map { $0.isUnder(self) } ?? false
    if isWanted, !hasFocus {
      // If a field can't have the focus because it's disabled or hidden, the state is reset.
      if let field = firstFocusableField, isShown { host.focus.focus(field) } else { view.binding.wrappedValue = view.emptyValue }
    } else if !isWanted, hasFocus, let focused {
      host.focus.resignIfAllowed(focused)
    }
  }

  private var firstFocusableField: (any FocusableField)? {
    var found: (any FocusableField)?
    func search(_ node: Node) {
      guard found == nil else { return }
      if let field = node.asFocusableField, field.environment.isEnabled { found = field } else { node.forEachChild(search) }
    }
    search(child)
    return found
  }

  override var focusObserver: (any FocusObserving)? { self }

  func fieldDidGetFocus() { view.binding.wrappedValue = view.value }

  func fieldDidLoseFocus() {
    let current = DependencyTracker.withoutTracking { view.binding.wrappedValue }
    if current == view.value { view.binding.wrappedValue = view.emptyValue }
  }

  func goesBy(_ states: Set<ObjectIdentifier>) -> Bool { states.contains(ObjectIdentifier(view.binding.storage)) }

  override func willTearDown() { reader.end() }
}

extension Node {
  /// Returns whether another node is this node or an ancestor in the app's views.
  func isUnder(_ ancestor: Node) -> Bool {
    var node: Node? = self
    while let current = node {
      if current === ancestor { return true }
      node = current.parentInViews
    }
    return false
  }
}

extension View {
  /// Gives the field in this view the focus while a focus state is `true`.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: condition, value: true, emptyValue: false)
  }

  /// Gives the field in this view the focus while a focus state equals a value.
  public func focused<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value?) -> some View {
    FocusedView(content: self, binding: binding, value: value, emptyValue: nil)
  }
}
