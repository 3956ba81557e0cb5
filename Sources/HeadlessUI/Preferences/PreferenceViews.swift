/// A view that sets a preference value, or transforms the preference values of its content.
struct PreferenceView<Content: View, Key: PreferenceKey>: View, ModifierView {
  let content: Content
  /// A Boolean value that indicates whether the preference value depends on the view's position.
  var isAnchored = false
  /// Transforms the preference value of the content, which is `nil` if the content doesn't set one.
  let transform: @MainActor (inout Key.Value?, Node) -> Void

  func makeNode(_ inputs: NodeInputs) -> Node { PreferenceNode(self, inputs) }
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>: ViewNode<PreferenceView<Content, Key>> {
  private var transform: @MainActor (inout Key.Value?, Node) -> Void
  private let isAnchored: Bool
  private var child: Node!

  init(_ view: PreferenceView<Content, Key>, _ inputs: NodeInputs) {
    transform = view.transform
    isAnchored = view.isAnchored
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    if isAnchored { host.preferences.anchorCount += 1 }
    host.preferences.valuesDidChange()
  }

  override func update(_ view: PreferenceView<Content, Key>) {
    transform = view.transform
    host.preferences.valuesDidChange()
    child.updateView(view.content)
  }

  override func reducePreference<Other: PreferenceKey>(_ key: Other.Type, into value: inout Other.Value?) {
    guard Other.self == Key.self else { return super.reducePreference(key, into: &value) }
    var own: Other.Value?
    super.reducePreference(key, into: &own)
    var changed = own as? Key.Value
    transform(&changed, self)
    guard let new = changed as? Other.Value else { return }
    if var known = value {
      Other.reduce(value: &known) { new }
      value = known
    } else {
      value = new
    }
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func willTearDown() {
    if isAnchored { host.preferences.anchorCount -= 1 }
    host.preferences.valuesDidChange()
  }
}

/// A view with an action that runs when a preference value of its content changes.
struct PreferenceReader<Content: View, Key: PreferenceKey>: View, ModifierView {
  let content: Content
  let isEqual: (Key.Value, Key.Value) -> Bool
  let action: (Key.Value) -> Void

  func makeNode(_ inputs: NodeInputs) -> Node { PreferenceReaderNode(self, inputs) }
}

private final class PreferenceReaderNode<Content: View, Key: PreferenceKey>: ViewNode<PreferenceReader<Content, Key>>, PreferenceFollowing {
  private var view: PreferenceReader<Content, Key>
  private var value: Key.Value?
  private var child: Node!
  private var rendering: UInt32 = 0
  private var runs = 0

  init(_ view: PreferenceReader<Content, Key>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    host.preferences.add(self)
  }

  override func update(_ view: PreferenceReader<Content, Key>) {
    self.view = view
    child.updateView(view.content)
  }

  func followPreference() {
    var reduced: Key.Value?
    child.reducePreference(Key.self, into: &reduced)
    let new = reduced ?? Key.defaultValue
    if let value, view.isEqual(value, new) { return }
    value = new
    host.afterCommit { [self] in run(new) }
  }

  private func run(_ new: Key.Value) {
    guard isAlive else { return }
    if rendering != host.renderings { (rendering, runs) = (host.renderings, 0) }
    runs += 1
    host.handlerDidRun("the onPreferenceChange handler in \(enclosingViewName)", times: runs)
    host.scheduler.withCause("onPreferenceChange of \(enclosingViewName)") { view.action(new) }
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func willTearDown() { host.preferences.remove(self) }
}

/// A view with a layer in front of it or behind it that depends on a preference value of the view.
struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View>: View, TransparentView {
  let content: Content
  let alignment: Alignment
  let isInFront: Bool
  let layer: (Key.Value) -> Layer
  @State private var read = ReadPreference<Key.Value>()

  static var isComparable: Bool { false }

  init(content: Content, alignment: Alignment, isInFront: Bool, layer: @escaping (Key.Value) -> Layer) {
    self.content = content
    self.alignment = alignment
    self.isInFront = isInFront
    self.layer = layer
  }

  var body: some View {
    LayersView(
      content: PreferenceReader<Content, Key>(content: content, isEqual: areEqual) { read = ReadPreference(value: $0) }, layer: layer(read.value ?? Key.defaultValue),
      alignment: alignment, isInFront: isInFront)
  }
}

private struct ReadPreference<Value> {
  var value: Value?
}

/// Returns whether two values are equal.
///
/// Values that aren't `Equatable` are never equal.
private func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  func areEqual<Known: Equatable>(_ first: Known) -> Bool { first == second as? Known }
  return (first as? any Equatable).map { areEqual($0) } ?? false
}

extension View {
  /// Sets the value of a preference.
  ///
  /// The value replaces the values that are set by views inside this view.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    PreferenceView<Self, Key>(content: self) { own, _ in own = value }
  }

  /// Transforms the preference value that is set by views inside this view.
  public func transformPreference<Key: PreferenceKey>(_ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void) -> some View {
    PreferenceView<Self, Key>(content: self) { own, _ in
      var value = own ?? Key.defaultValue
      callback(&value)
      own = value
    }
  }

  /// Runs an action initially, and when the preference value of the views inside this view changes.
  ///
  /// If several views set a value, the values are reduced in the order of the views.
  public func onPreferenceChange<Key: PreferenceKey>(_ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void) -> some View
  where Key.Value: Equatable {
    PreferenceReader<Self, Key>(content: self, isEqual: { $0 == $1 }, action: action)
  }

  /// Places a view behind this view, created from a preference value of the views inside this view.
  public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    PreferenceLayer<Self, Key, Layer>(content: self, alignment: alignment, isInFront: false, layer: transform)
  }

  /// Places a view in front of this view, created from a preference value of the views inside this view.
  public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
  ) -> some View {
    PreferenceLayer<Self, Key, Layer>(content: self, alignment: alignment, isInFront: true, layer: transform)
  }

  /// Sets the value of a preference that depends on the geometry of this view.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    PreferenceView<Self, Key>(content: self, isAnchored: true) { own, node in own = transform(value.anchor(node.placedFrame)) }
  }

  /// Transforms the preference value of the views inside this view with the geometry of this view.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    PreferenceView<Self, Key>(content: self, isAnchored: true) { own, node in
      var known = own ?? Key.defaultValue
      transform(&known, value.anchor(node.placedFrame))
      own = known
    }
  }
}
