/// The style of a ``TabView``.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// A style of tab views that the framework knows: an app cannot add styles.
@MainActor
protocol SystemTabViewStyle: TabViewStyle {
  var kind: TabViewStyleKind { get }
}

/// What a tab view is made of.
struct TabViewStyleKind: Equatable {
  let isPaged: Bool
  let indexDisplayMode: PageTabViewStyle.IndexDisplayMode

  static let tabBar = TabViewStyleKind(isPaged: false, indexDisplayMode: .never)
}

/// The default style of a ``TabView``: a tab bar with a button for each tab.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A tab bar, and a sidebar where there is room for one; on a phone a tab bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// Tabs with a tab bar at the bottom, also where there is room for a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// Pages that a drag turns, with a page indicator.
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

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { kind = TabViewStyleKind(isPaged: true, indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A tab bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A tab bar, and a sidebar where there is room for one; on a phone a tab bar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Pages that the crown of a watch turns: not on an iPhone.
  @available(*, unavailable, message: "An Apple Watch alone has the style carousel. Write .page, or put the line between #if os(watchOS) and #endif.")
  public static var carousel: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that a drag turns.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that a drag turns, with a page indicator or without.
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

/// A style of the page indicators of paged tab views.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public enum BackgroundDisplayMode: Sendable {
    /// The modes: as the system chooses, while the dots are touched, always, and never.
    case automatic, interactive, always, never
  }

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, one for each page, with a background or without.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style of the page indicators in this view.
  ///
  /// It changes no element.
  public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View { self }
}
