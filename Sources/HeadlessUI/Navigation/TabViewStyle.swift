/// The style of a ``TabView``.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The framework's own implementation; an app cannot add styles.
  var kind: TabViewStyleKind { get }
}

/// The styles of tab views.
public struct TabViewStyleKind: Equatable, Sendable {
  let isPaged: Bool
  let indexDisplayMode: PageTabViewStyle.IndexDisplayMode

  static let tabBar = TabViewStyleKind(isPaged: false, indexDisplayMode: .never)
}

/// The default style: a tab bar.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}

  /// A tab bar.
  public var kind: TabViewStyleKind { .tabBar }
}

/// Pages that a drag turns, with a page indicator.
public struct PageTabViewStyle: TabViewStyle {
  /// The display mode of the page indicator.
  public enum IndexDisplayMode: Sendable {
    /// The indicator is shown if there is more than one page.
    case automatic
    /// The indicator is always shown.
    case always
    /// The indicator is never shown.
    case never
  }

  /// The framework's own implementation.
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
  /// Sets the style of the tab views in this view.
  ///
  /// A tab view keeps the style that it was created with.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { environment(\.tabViewStyle, style.kind) }
}
