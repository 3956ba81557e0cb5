/// A type that defines the appearance of navigation views.
///
/// On a phone, every style shows a stack.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The default style of navigation views.
///
/// On a phone, it shows a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates a default navigation view style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style, a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// A style that shows a navigation view as a stack.
///
/// On a phone, every style shows a stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates a stack navigation view style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that shows a stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// A style that shows columns.
///
/// On a phone, the style shows a stack.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates a column navigation view style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style that shows columns.
  ///
  /// On a phone, the style shows a stack.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views in this view.
  ///
  /// On a phone, navigation views are always stacks.
  ///
  /// On the simulated device, it has no effect.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }
}

/// The former name of ``ColumnNavigationViewStyle``.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle

/// A type that defines the appearance of navigation split views.
///
/// On a phone, every style shows one stack.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The default style of navigation split views.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates an automatic navigation split view style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style of navigation split views.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

/// A style whose columns share the available width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a balanced navigation split view style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A style whose columns share the available width.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

/// A style whose detail column keeps its width when other columns are shown.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a prominent-detail navigation split view style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A style whose detail column keeps its width when other columns are shown.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}

extension View {
  /// Sets the style of the navigation split views in this view.
  ///
  /// On a phone, navigation split views are always stacks.
  ///
  /// On the simulated device, it has no effect.
  public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style) -> some View { self }
}
