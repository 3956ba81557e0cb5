/// A page of a ``TabView``, with the label of its tab.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = Value
  /// `Never`, because this type doesn't have a body.
  public typealias Body = Never

  private let value: AnyHashable
  private let content: Content
  private let label: Label

  private init(made value: AnyHashable, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// Creates a tab that is selected by a value, with a label that can be any view.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(made: AnyHashable(value), content: content(), label: label())
  }

  /// Returns a view of the page.
  ///
  /// This method is for internal use by the framework.
  public func _pages(_ settings: _TabSettings) -> some View { TabPage(content: content, label: label, value: value, settings: settings) }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab that is selected by a value, with a title and the name of a system symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(made: AnyHashable(value), content: content(), label: DefaultTabLabel(title: String(title), image: systemImage))
  }

  /// Creates a tab that is selected by a value, with a title and the name of an image of the app.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(made: AnyHashable(value), content: content(), label: DefaultTabLabel(title: String(title), image: image))
  }

  /// Creates a tab that is selected by a value, with the label of its role, such as "Search".
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(made: AnyHashable(value), content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a title and the name of a system symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(made: 0, content: content(), label: DefaultTabLabel(title: String(title), image: systemImage))
  }

  /// Creates a tab with a title and the name of an image in the app's resources.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(made: 0, content: content(), label: DefaultTabLabel(title: String(title), image: image))
  }

  /// Creates a tab with the label of its role, such as "Search".
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(made: 0, content: content(), label: DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a label that can be any view.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(made: 0, content: content(), label: label())
  }
}

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
  /// The role of a tab for searching.
  ///
  /// The default label of the tab is "Search".
  public static let search = TabRole()
}

/// The default label of a tab, with a title and an image.
public struct DefaultTabLabel: View, TransparentView {
  private let title: String
  private let image: String

  init(title: String, image: String) {
    self.title = title
    self.image = image
  }

  init(role: TabRole?) { self.init(title: role == .search ? "Search" : "", image: role == .search ? "magnifyingglass" : "") }

  /// A label with the title and the image.
  public var body: some View { Label(title, systemImage: image) }
}

/// A group of tabs.
///
/// On a phone, the tab bar shows the tabs of a group like other tabs.
public struct TabSection<SelectionValue: Hashable, Content: TabContent>: TabContent where Content.TabValue == SelectionValue {
  /// The type of the values that identify the tabs.
  public typealias TabValue = SelectionValue
  /// `Never`, because this type doesn't have a body.
  public typealias Body = Never

  private let content: Content

  /// Creates a section with a title.
  ///
  /// On a phone, the title isn't shown.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }

  /// Creates a section without a title.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }

  /// Creates a section with a header that can be any view.
  ///
  /// On a phone, the header isn't shown.
  public init<Header: View>(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }

  /// Returns a view of the pages.
  ///
  /// This method is for internal use by the framework.
  public func _pages(_ settings: _TabSettings) -> Content._Pages { content._pages(settings) }
}

/// A page of a tab view, with the label of its tab and the settings that modifiers apply.
private struct TabPage<Content: View, Label: View>: View, TransparentView {
  let content: Content
  let label: Label
  let value: AnyHashable
  let settings: _TabSettings

  static var isComparable: Bool { false }

  var body: some View {
    if !settings.isHidden {
      BadgeView(
        content: TagView(
          content: TabItemView(content: content, item: AccessibilityView(content: label, overrides: overrides)), tag: value), badge: settings.badge)
    }
  }

  private var overrides: AccessibilityOverrides {
    let overrides = AccessibilityOverrides()
    overrides.identifier = settings.identifier
    return overrides
  }
}
