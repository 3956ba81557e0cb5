extension View {
  /// Sets the title of the page; the older form of `navigationTitle(_:)`.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the page; the older form of `navigationTitle(_:)`.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the title of the page; the older form of `navigationTitle(_:)`.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View { navigationTitle(title) }

  /// Sets the title of the page and its display mode; the older form of two modifiers.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarTitleDisplayMode) -> some View { navigationTitle(title) }

  /// Sets the title of the page and its display mode; the older form of two modifiers.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarTitleDisplayMode) -> some View { navigationTitle(titleKey) }

  /// Sets the title of the page and its display mode; the older form of two modifiers.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(_ title: Title, displayMode: NavigationBarTitleDisplayMode) -> some View { navigationTitle(title) }

  /// Adds views to both ends of the navigation bar; the older form of `toolbar(content:)`.
  public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view to the leading end of the navigation bar; the older form of `toolbar(content:)`.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View { toolbar { ToolbarItem(placement: .topBarLeading) { leading } } }

  /// Adds a view to the trailing end of the navigation bar; the older form of `toolbar(content:)`.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View { toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } } }

  /// Sets the style of the navigation views in this view, which are stacks in every style on a phone.
  ///
  /// It changes no element.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }
}

/// A style of navigation views, which are stacks in every style on a phone.
public protocol NavigationViewStyle {}

/// A stack of pages.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Columns, where there is room for them.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Two columns, where there is room for them.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// The default style.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of pages.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, where there is room for them.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// An item of a navigation bar, for the name of its display mode.
public enum NavigationBarItem: Sendable {
  /// The display mode of a page's title.
  public typealias TitleDisplayMode = NavigationBarTitleDisplayMode
}
