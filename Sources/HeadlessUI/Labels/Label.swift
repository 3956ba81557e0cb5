/// A title with an icon; a ``LabelStyle`` around it says how they are shown.
public struct Label<Title: View, Icon: View>: View, TransparentView {
  private let title: Title
  private let icon: Icon

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon, then the title, or what the style around makes of them.
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
  /// Creates the label that a style is applied to, in the style around that one.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
