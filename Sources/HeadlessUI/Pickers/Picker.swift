import Foundation
import ScreenModel

/// A control that selects one of several options.
///
/// Options have values that are set with `.tag(_:)`. The value of an option in a ``ForEach`` is its identity.
///
/// The element depends on the ``PickerStyle``: a `button` that opens a menu or pushes a page, a `segmentedControl` with a `button` for each option (the button of the selected option is
/// selected), a `picker` with a `pickerWheel`, or a `button` for each option.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label

  /// Creates a picker with a label that can be any view.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  init(selection: Binding<SelectionValue>, content: Content, label: Label) {
    self.selection = selection
    self.content = content
    self.label = label
  }

  func makeNode(_ inputs: NodeInputs) -> Node {
    switch inputs.environment.pickerStyle {
    case .menu: MenuPickerNode(self, inputs)
    case .segmented: SegmentedPickerNode(self, inputs)
    case .wheel: WheelPickerNode(self, inputs)
    case .inline: InlinePickerNode(self, inputs)
    case .link: LinkPickerNode(self, inputs)
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// An option of a picker.
struct PickerOption {
  let node: Node
  let tag: AnyHashable?
  let index: Int

  @MainActor var title: String { node.accessibilityText() }

  /// The identifier that accessibility modifiers set on the option, or an empty string.
  @MainActor var identifier: String {
    var current: Node? = node
    while let provider = current?.overridesProvider {
      if let identifier = provider.overrides.identifier { return identifier }
      current = provider.onlyItem
    }
    return ""
  }
}

/// The base class for nodes of pickers.
///
/// It manages the options and the selection.
class PickerNode<Label: View, Value: Hashable, Content: View>: ViewNode<Picker<Label, Value, Content>>, BindingReading {
  private(set) var selection: Binding<Value>
  private(set) var label: Node!
  private(set) var content: Node!
  private var collected: [PickerOption]?
  private(set) var selectedIndex: Int?
  /// Whether the picker is a row by itself and not part of a stack in a row.
  let isWholeRow: Bool
  let reader: Reader

  init(_ view: Picker<Label, Value, Content>, _ inputs: NodeInputs) {
    selection = view.selection
    isWholeRow = inputs.rowsAreLazy
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    label = Node.make(view.label, childInputs)
    content = Node.make(view.content, childInputs)
    bindingDidChange()
  }

  final var viewName: String { "Picker" }

  final override var isControl: Bool { true }
  override var isItem: Bool { true }

  // The picker only reads its options and doesn't lay them out, so they never become rows of a list.
  override var childInputs: NodeInputs { NodeInputs(host: host, parent: self, environment: environment) }

  override func update(_ view: Picker<Label, Value, Content>) {
    selection = view.selection
    label.updateView(view.label)
    content.updateView(view.content)
    bindingDidChange()
  }

  override func environmentDidChange() { invalidateLayout() }

  override func forEachChild(_ body: (Node) -> Void) {
    guard let label, let content else { return }
    body(label)
    body(content)
  }

  override func forEachSyncedChild(_ body: (Node) -> Void) {}

  override func appendAccessibilityText(to text: inout AccessibilityText) { label.appendAccessibilityText(to: &text) }

  override func invalidateItems() { collected = nil }

  // MARK: Options

  final var options: [PickerOption] {
    if let collected { return collected }
    var tabs: [TabEntry] = []
    content.collectPages(into: &tabs)
    let found = tabs.enumerated().map { PickerOption(node: $1.node, tag: $1.tag ?? $1.node.explicitTag, index: $0) }
    collected = found
    return found
  }

  func bindingDidChange() {
    _ = readBinding { selection.wrappedValue }
    invalidateLayout()
  }

  /// Updates the selected option from the binding.
  final func findSelection() {
    let value = DependencyTracker.withoutTracking { selection.wrappedValue }
    selectedIndex = options.firstIndex { $0.tag?.selection(Value.self) == value }
  }

  final func choose(_ index: Int) {
    guard environment.isEnabled, options.indices.contains(index), let value = options[index].tag?.selection(Value.self) else { return }
    host.scheduler.withCause("the picker “\(label.accessibilityText())”") { selection.wrappedValue = value }
    bindingWasSet()
  }

  override func willTearDown() { reader.end() }
}

extension Node {
  /// The tag of this node, or of the only view inside its modifiers, or `nil` if there isn't a tag.
  var explicitTag: AnyHashable? {
    var current = self
    while true {
      if let provider = current as? any TagProviding { return provider.tag }
      var children: [Node] = []
      current.forEachChild { children.append($0) }
      guard children.count == 1 else { return nil }
      current = children[0]
    }
  }
}
