/// A view that shows or hides its content when its label is tapped.
///
/// In the element tree, the label is a `button` with the value "Expanded" or "Collapsed".
///
/// In a list, the label and each view of the content are rows.
public struct DisclosureGroup<Label: View, Content: View>: View, TransparentView {
  private let label: Label
  private let content: () -> Content
  private let binding: Binding<Bool>?
  @State private var isExpandedByItself = false

  /// Creates a disclosure group that is collapsed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    binding = nil
  }

  /// Creates a disclosure group whose expansion is controlled by a binding.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    binding = isExpanded
  }

  static var isComparable: Bool { false }

  /// The button and the content of an expanded group, or the view that a custom style makes from them.
  public var body: some View {
    let (label, content, isExpanded) = (label, content, binding ?? $isExpandedByItself)
    // Read the binding here rather than in the configuration, because a change must evaluate this body again.
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
  /// Creates a disclosure group with a title.
  ///
  /// The group is collapsed at first.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) { Text(title) } }

  /// Creates a disclosure group with a title and a binding that controls its expansion.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension DisclosureGroup where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
  /// Creates a disclosure group from a style's configuration.
  ///
  /// Inside a style's `makeBody(configuration:)`, the disclosure group uses the style that is set further out, so the style doesn't apply to itself.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(isExpanded: configuration.$isExpanded, content: { configuration.content }, label: { configuration.label })
  }
}

/// A container whose views are separate rows in a list, and a vertical stack elsewhere.
struct RowsOrColumn<Content: View>: View, PrimitiveView {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Returns `true`, because the container can contain several rows of a list.
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
