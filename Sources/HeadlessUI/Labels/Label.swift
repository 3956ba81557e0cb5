/// A title with an icon.
///
/// The surrounding ``LabelStyle`` determines whether the title, the icon or both are shown.
public struct Label<Title: View, Icon: View>: View, TransparentView {
  private let title: Title
  private let icon: Icon

  /// Creates a label from a title view and an icon view.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon before the title, or the view that a custom style makes from them.
  public var body: some View {
    let (title, icon) = (title, icon)
    return StyledView {
      LabelStyleConfiguration(title: .init(part: StyledPart(title)), icon: .init(part: StyledPart(icon)))
    } standard: {
      HStack {
        icon
        title
      }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title and the name of a system symbol.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(decorativeSystemName: name)
    }
  }

  /// Creates a label from a title and the name of an image.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(decorative: name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from a style's configuration.
  ///
  /// Inside a style's `makeBody(configuration:)`, the label uses the style that is set further out, so the style doesn't apply to itself.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
