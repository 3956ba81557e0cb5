public import DeveloperToolsSupport

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title and the name of a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(decorativeSystemName: name)
    }
  }

  /// Creates a label from a title and the name of an image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(decorative: name)
    }
  }

  /// Creates a label from a title and an image from an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) { self.init(Text(titleKey), resource) }

  /// Creates a label from a title and an image from an asset catalog.
  @_disfavoredOverload
  public init<Characters: StringProtocol>(_ title: Characters, image resource: ImageResource) { self.init(Text(title), resource) }

  private init(_ title: Text, _ resource: ImageResource) {
    self.init {
      title
    } icon: {
      Image(decorative: resource.name, bundle: resource.bundle)
    }
  }
}
