/// A view that groups content under an optional label.
public struct GroupBox<Label: View, Content: View>: View, TransparentView {
  private let label: Label
  private let content: Content

  /// Creates a group box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a group box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The label above the content, or the view that a custom style makes from them.
  public var body: some View {
    let (label, content) = (label, content)
    return StyledView {
      GroupBoxStyleConfiguration(label: .init(part: StyledPart(label)), content: .init(part: StyledPart(content)))
    } standard: {
      VStack(alignment: .leading) {
        label
        content
      }.padding()
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a group box from a style's configuration.
  ///
  /// Inside a style's `makeBody(configuration:)`, the group box uses the style that is set further out, so the style doesn't apply to itself.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
