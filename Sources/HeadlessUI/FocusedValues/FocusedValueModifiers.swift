/// Compares values that do not say themselves whether they are equal by what they are made of.
enum ComparedParts {
  /// Whether all parts that can be compared are equal: what cannot, such as a closure, leads to the same place as long as there is one.
  static func areEqual(_ first: Any, _ second: Any) -> Bool {
    func isEqual<Comparable: Equatable>(_ first: Comparable) -> Bool { first == second as? Comparable }
    if let first = first as? any Equatable { return isEqual(first) }
    let (mine, others) = (Mirror(reflecting: first), Mirror(reflecting: second))
    if mine.displayStyle == .class { return first as AnyObject === second as AnyObject }
    guard mine.children.count == others.children.count else { return false }
    return zip(mine.children, others.children).allSatisfy { $0.label == $1.label && areEqual($0.value, $1.value) }
  }
}

/// A view that exports a value.
private struct ExportingView<Content: View, Value>: View, PrimitiveView {
  let content: Content
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  /// Whether the value counts wherever the focus is.
  let isOfScene: Bool

  func makeNode(_ inputs: NodeInputs) -> Node { ExportingNode(self, inputs) }
}

private final class ExportingNode<Content: View, Value>: ViewNode<ExportingView<Content, Value>>, FocusObserving {
  private var view: ExportingView<Content, Value>
  private var child: Node!

  init(_ view: ExportingView<Content, Value>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    host.afterCommit { [weak self] in self?.export() }
  }

  override func update(_ view: ExportingView<Content, Value>) {
    let old = self.view
    self.view = view
    child.updateView(view.content)
    // A view that both reads and exports would otherwise be evaluated without end.
    if !Self.isEqual(old.value, view.value) { host.afterCommit { [weak self] in self?.export() } }
  }

  private static func isEqual(_ first: Value?, _ second: Value?) -> Bool {
    func areEqual<Comparable: Equatable>(_ first: Comparable) -> Bool { first == second as? Comparable }
    if let first = first as? any Equatable { return areEqual(first) }
    if Value.self is AnyObject.Type { return first as AnyObject === second as AnyObject }
    guard let first, let second else { return (first == nil) == (second == nil) }
    return ComparedParts.areEqual(first, second)
  }

  private func export() {
    guard isAlive else { return }
    environment.focusedValues?.set(
      .init(
        node: ObjectIdentifier(self),
        isActive: { [weak self] in
          guard let self, isAlive else { return false }
          return view.isOfScene ? isShown : host.focus.focused?.isUnder(self) ?? false
        },
        apply: { [weak self] values in if let self, let value = view.value { values[keyPath: view.keyPath] = value } }))
  }

  override func shownDidChange(_ isShown: Bool) {
    super.shownDidChange(isShown)
    environment.focusedValues?.refresh()
  }

  override var focusObserver: (any FocusObserving)? { view.isOfScene ? nil : self }

  func fieldDidGetFocus() { environment.focusedValues?.refresh() }

  func fieldDidLoseFocus() { environment.focusedValues?.refresh() }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func willTearDown() { environment.focusedValues?.remove(ObjectIdentifier(self)) }
}

extension View {
  /// Exports a value while a field in this view has the focus.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    ExportingView(content: self, keyPath: keyPath, value: value, isOfScene: false)
  }

  /// Exports a value, where there is one, while a field in this view has the focus.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    ExportingView(content: self, keyPath: keyPath, value: value, isOfScene: false)
  }

  /// Exports a value while this view is on the screen.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    ExportingView(content: self, keyPath: keyPath, value: value, isOfScene: true)
  }

  /// Exports a value, where there is one, while this view is on the screen.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    ExportingView(content: self, keyPath: keyPath, value: value, isOfScene: true)
  }
}
