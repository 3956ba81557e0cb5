public import DeveloperToolsSupport

extension Button where Label == Text {
  /// Creates a button with a title and an action.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title, a role and an action.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

extension Button where Label == HeadlessUI.Label<Text, Image> {
  /// Creates a button with a title and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { HeadlessUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a system symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { HeadlessUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a title, a system symbol, and a role.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { HeadlessUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title, a system symbol, and a role.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { HeadlessUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a title and an image from an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { HeadlessUI.Label(titleKey, image: image) }
  }

  /// Creates a button with a title and an image from an asset catalog.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { HeadlessUI.Label(title, image: image) }
  }

  /// Creates a button with a title, an image from an asset catalog, and a role.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { HeadlessUI.Label(titleKey, image: image) }
  }

  /// Creates a button with a title, an image from an asset catalog, and a role.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { HeadlessUI.Label(title, image: image) }
  }
}
