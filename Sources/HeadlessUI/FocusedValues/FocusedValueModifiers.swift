/// A comparison of values by their parts, for types that don't conform to `Equatable`.
enum ComparedParts {
  /// Returns whether all comparable parts are equal.
  ///
  /// Parts such as closures aren't compared.
  static func areEqual(_ first: Any, _ second: Any) -> Bool {
    func isEqual<Comparable: Equatable>(_ first: Comparable) -> Bool { first == second as? Comparable }
    if let first = first as? any Equatable { return isEqual(first) }
    let (mine, others) = (Mirror(reflecting: first), Mirror(reflecting: second))
    if mine.displayStyle == .class { return first as AnyObject === second as AnyObject }
    guard mine.children.count == others.children.count else { return false }
    return zip(mine.children, others.children).allSatisfy { $0.label == $1.label && areEqual($0.value, $1.value) }
  }
}

/// A view that provides a focused value.
private struct ExportingView<Content: View, Value>: View, PrimitiveView {
  let content: Content
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  /// Whether the value applies to the whole scene, regardless of the focus.
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
    // Without this check, a view that both reads and provides a value would be evaluated endlessly.
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
  /// Provides a value while a field in this view has the focus.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    ExportingView(content: self, keyPath: keyPath, value: value, isOfScene: false)
  }

  /// Provides an optional value while a field in this view has the focus.
  ///
  /// If the value is `nil`, the view provides no value.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    ExportingView(content: self, keyPath: keyPath, value: value, isOfScene: false)
  }

  /// Provides a value while this view is on the screen.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    ExportingView(content: self, keyPath: keyPath, value: value, isOfScene: true)
  }

  /// Provides an optional value while this view is on the screen.
  ///
  /// If the value is `nil`, the view provides no value.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    ExportingView(content: self, keyPath: keyPath, value: value, isOfScene: true)
  }
}
