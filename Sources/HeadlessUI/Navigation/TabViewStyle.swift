/// A type that defines the appearance of tab views.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// A tab view style that the framework defines.
///
/// Apps can't define styles.
@MainActor
protocol SystemTabViewStyle: TabViewStyle {
  var kind: TabViewStyleKind { get }
}

/// The properties of a tab view that its style determines.
struct TabViewStyleKind: Equatable {
  let isPaged: Bool
  let indexDisplayMode: PageTabViewStyle.IndexDisplayMode

  static let tabBar = TabViewStyleKind(isPaged: false, indexDisplayMode: .never)
}

/// The default style of a ``TabView``: a tab bar with a button for each tab.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates a default tab view style.
  public init() {}
}

/// A style with a tab bar, or a sidebar on a large screen.
///
/// The simulated phone shows a tab bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates a sidebar-adaptable tab view style.
  public init() {}
}

/// A style with a tab bar, even on a large screen.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates a tab view style that always shows a tab bar.
  public init() {}
}

/// A style whose pages turn with a drag and that has a page indicator.
public struct PageTabViewStyle: SystemTabViewStyle {
  /// The display mode of the page indicator.
  public enum IndexDisplayMode: Sendable {
    /// The indicator is shown if there is more than one page.
    case automatic
    /// The indicator is always shown.
    case always
    /// The indicator is never shown.
    case never
  }

  let kind: TabViewStyleKind

  /// Creates a page tab view style with a display mode for the page indicator.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { kind = TabViewStyleKind(isPaged: true, indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style, a tab bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A style with a tab bar, or a sidebar on a large screen.
  ///
  /// The simulated phone shows a tab bar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A style with a tab bar, even on a large screen.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Unavailable, because this style exists only on Apple Watch.
  @available(*, unavailable, message: "The carousel style is available only on Apple Watch. Write .page, or put the line between #if os(watchOS) and #endif.")
  public static var carousel: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A style whose pages turn with a drag.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns a style whose pages turn with a drag, with a display mode for the page indicator.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension EnvironmentValues {
  @Entry var tabViewStyle: TabViewStyleKind = .tabBar
}

extension View {
  /// Sets the style of the tab views in this view.
  ///
  /// A tab view keeps the style that it was created with.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { environment(\.tabViewStyle, (style as? any SystemTabViewStyle)?.kind ?? .tabBar) }
}

/// A type that defines the appearance of the page indicators of tab views.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// A style that shows one dot for each page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The display mode of the background of a page indicator.
  public enum BackgroundDisplayMode: Sendable {
    /// The system decides.
    case automatic
    /// The background is shown while the dots are touched.
    case interactive
    /// The background is always shown.
    case always
    /// The background is never shown.
    case never
  }

  /// Creates a page index view style with a display mode for the background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A style that shows one dot for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Returns a style that shows one dot for each page, with a display mode for the background.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style of the page indicators in this view.
  ///
  /// On the simulated device, it has no effect.
  public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View { self }
}
