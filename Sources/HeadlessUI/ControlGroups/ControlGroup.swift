/// Controls that belong together, in a row.
public struct ControlGroup<Content: View>: View, TransparentView {
  private let content: Content
  private let label: AnyView

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(EmptyView())
  }

  /// Creates a group of controls with a label, which a menu shows.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = AnyView(label())
  }

  /// Creates a group of controls with a title, which a menu shows.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }

  /// The controls in a row, or what a style around makes of them.
  public var body: some View {
    let (label, content) = (label, content)
    return StyledView {
      ControlGroupStyleConfiguration(label: .init(part: StyledPart(label)), content: .init(part: StyledPart(content)))
    } standard: {
      HStack { content }
    }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the control group that a style is applied to, in the style around that one.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = AnyView(configuration.label)
  }
}
