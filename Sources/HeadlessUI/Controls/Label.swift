/// A title with an icon.
public struct Label<Title: View, Icon: View>: View, TransparentView {
  private let title: Title
  private let icon: Icon

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon, then the title.
  public var body: some View {
    HStack {
      icon
      title
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
      Image(decorative: name)
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
