/// How a ``TabView`` shows its pages.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// What the framework does for the style; there are no styles but its own.
  var kind: TabViewStyleKind { get }
}

/// What the framework knows of a tab view's style.
public struct TabViewStyleKind: Equatable, Sendable {
  let isPaged: Bool
  let indexDisplayMode: PageTabViewStyle.IndexDisplayMode

  static let tabBar = TabViewStyleKind(isPaged: false, indexDisplayMode: .never)
}

/// The style where none is given: a tab bar.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}

  /// A tab bar.
  public var kind: TabViewStyleKind { .tabBar }
}

/// Pages that a drag turns, with a page indicator.
public struct PageTabViewStyle: TabViewStyle {
  /// When the page indicator is shown.
  public enum IndexDisplayMode: Sendable {
    /// When there is more than one page.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// What the framework does for the style.
  public let kind: TabViewStyleKind

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { kind = TabViewStyleKind(isPaged: true, indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A tab bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that a drag turns.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that a drag turns, with a page indicator or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

private struct TabViewStyleKey: EnvironmentKey {
  static var defaultValue: TabViewStyleKind { .tabBar }
}

extension EnvironmentValues {
  var tabViewStyle: TabViewStyleKind {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  /// How the tab views in this view show their pages.
  ///
  /// A tab view keeps the style that it was made with.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { environment(\.tabViewStyle, style.kind) }
}
