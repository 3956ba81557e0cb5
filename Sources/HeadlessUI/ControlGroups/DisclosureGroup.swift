/// A label that shows and hides a content below it; in the element tree a `button` with the value "Expanded" or "Collapsed".
///
/// In a list the label and each view of the content is a row.
public struct DisclosureGroup<Label: View, Content: View>: View, TransparentView {
  private let label: Label
  private let content: () -> Content
  private let binding: Binding<Bool>?
  @State private var isExpandedByItself = false

  /// Creates a group that is collapsed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    binding = nil
  }

  /// Creates a group that is expanded while a binding is `true`.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    binding = isExpanded
  }

  static var isComparable: Bool { false }

  /// The button and, while the group is expanded, the content, or what a style around makes of them.
  public var body: some View {
    let (label, content, isExpanded) = (label, content, binding ?? $isExpandedByItself)
    // A read outside of the configuration, so that a change evaluates the group again.
    let isShown = isExpanded.wrappedValue
    return StyledView {
      DisclosureGroupStyleConfiguration(label: .init(part: StyledPart(label)), content: .init(part: StyledPart(content())), isExpanded: isExpanded)
    } standard: {
      RowsOrColumn {
        Button {
          isExpanded.wrappedValue.toggle()
        } label: {
          label.frame(maxWidth: .infinity, alignment: .leading)
        }.accessibilityValue(isShown ? "Expanded" : "Collapsed")
        if isShown { content() }
      }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title that is collapsed at first.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) { Text(title) } }

  /// Creates a group with a title that is expanded while a binding is `true`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension DisclosureGroup where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
  /// Creates the group that a style is applied to, in the style around that one.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(isExpanded: configuration.$isExpanded, content: { configuration.content }, label: { configuration.label })
  }
}

/// Views that are rows of their own in a list, and a column elsewhere.
struct RowsOrColumn<Content: View>: View, PrimitiveView {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Whether the views may be several rows of a list: they may.
  static func _mayBeSeveral(depth: Int) -> Bool { true }

  func makeNode(_ inputs: NodeInputs) -> Node { RowsOrColumnNode(self, inputs) }
}

private final class RowsOrColumnNode<Content: View>: ViewNode<RowsOrColumn<Content>> {
  private let isRows: Bool
  private var child: Node!

  init(_ view: RowsOrColumn<Content>, _ inputs: NodeInputs) {
    isRows = inputs.rowsAreLazy
    super.init(inputs)
    child = isRows ? Node.make(view.content, childInputs) : Node.make(column(view), childInputs)
  }

  override var hasVaryingRows: Bool { rowsAreLazy }

  private func column(_ view: RowsOrColumn<Content>) -> VStack<Content> { VStack(alignment: .leading) { view.content } }

  override func update(_ view: RowsOrColumn<Content>) { if isRows { child.updateView(view.content) } else { child.updateView(column(view)) } }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}
