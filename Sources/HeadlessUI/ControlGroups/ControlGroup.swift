/// A container that shows related controls in a row.
public struct ControlGroup<Content: View>: View, TransparentView {
  private let content: Content
  private let label: AnyView

  /// Creates a control group with the given controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(EmptyView())
  }

  /// Creates a control group with a label that menus show.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = AnyView(label())
  }

  /// Creates a control group with a title that menus show.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }

  /// The controls in a row, or the view that a custom style makes from them.
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
  /// Creates a control group from a style's configuration.
  ///
  /// Inside a style's `makeBody(configuration:)`, the control group uses the style that is set further out, so the style doesn't apply to itself.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = AnyView(configuration.label)
  }
}
