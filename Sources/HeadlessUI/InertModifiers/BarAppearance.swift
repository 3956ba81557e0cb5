import Foundation

extension View {
  /// Shows or hides the background of a bar.
  ///
  /// On the simulated device, it has no effect.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Sets the background of a container, such as a navigation stack.
  ///
  /// On the simulated device, it has no effect.
  public func containerBackground<Style: ShapeStyle>(_ style: Style, for container: ContainerBackgroundPlacement) -> some View { self }

  /// Sets the background of a container, such as a navigation stack.
  ///
  /// On the simulated device, it has no effect.
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { self }

  /// Shows or hides the status bar.
  ///
  /// On the simulated device, it has no effect. There's no status bar.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Shows or hides the system overlays on the screen.
  ///
  /// On the simulated device, it has no effect. There are no system overlays.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Makes the app's gestures take precedence over the system's gestures at the given edges.
  ///
  /// On the simulated device, it has no effect.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Sets when the tab bar minimizes.
  ///
  /// On the simulated device, it has no effect. The tab bar keeps its size.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Sets when the search field minimizes.
  ///
  /// On the simulated device, it has no effect. The search field keeps its size.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}

/// A container that can have a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The pages of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The pages of a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

/// The behavior that determines when a tab bar minimizes.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// The system default.
  public static let automatic = TabBarMinimizeBehavior()
  /// The tab bar minimizes when the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// The tab bar minimizes when the user scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior()
  /// The tab bar never minimizes.
  public static let never = TabBarMinimizeBehavior()
}

/// The behavior that determines when a search field in a toolbar minimizes.
public struct SearchToolbarBehavior: Sendable {
  /// The system default.
  public static let automatic = SearchToolbarBehavior()
  /// The search field minimizes while it's empty.
  public static let minimize = SearchToolbarBehavior()
}

extension View {
  /// Sets the display mode of the page's title in the navigation bar.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { navigationBarTitleDisplayMode(mode.barMode) }
}

/// The display mode of a page's title in the navigation bar.
public struct ToolbarTitleDisplayMode: Sendable {
  let barMode: NavigationBarTitleDisplayMode

  /// The title has the display mode of the previous page.
  ///
  /// On the first page of a stack, the title is large.
  public static let automatic = ToolbarTitleDisplayMode(barMode: .automatic)
  /// A small title in the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(barMode: .inline)
  /// A large title in the row of the bar's items.
  ///
  /// On the simulated device, the title is small and in the middle of the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(barMode: .inline)
  /// A large title at the leading edge, below the bar's items.
  public static let large = ToolbarTitleDisplayMode(barMode: .large)
}
