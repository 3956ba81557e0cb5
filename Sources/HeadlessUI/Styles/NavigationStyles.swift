/// A style of navigation views.
///
/// On a phone, all styles show a stack.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The default style of navigation views, which is a stack on a phone.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style, a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// A style that shows a navigation view as a stack.
///
/// On a phone, all styles show a stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that shows a stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// A style that shows columns.
///
/// On a phone, it shows a stack.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style that shows columns.
  ///
  /// On a phone, it shows a stack.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views in this view.
  ///
  /// On a phone, they're stacks.
  ///
  /// On the simulated device, it has no effect.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }
}

/// The former name of ``ColumnNavigationViewStyle``.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle

/// A style of split views.
///
/// On a phone, all styles show one stack.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The default style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

/// A style whose columns share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A style whose columns share the width.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

/// A style whose detail column keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A style whose detail column keeps its width.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}

extension View {
  /// Sets the style of the split views in this view.
  ///
  /// On a phone, they're stacks.
  ///
  /// On the simulated device, it has no effect.
  public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style) -> some View { self }
}
