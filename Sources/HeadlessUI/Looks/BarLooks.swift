import Foundation

extension View {
  /// Shows or hides the background of a bar.
  ///
  /// It changes no element.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Sets the background of a container, such as a navigation stack.
  ///
  /// It changes no element.
  public func containerBackground<Style: ShapeStyle>(_ style: Style, for container: ContainerBackgroundPlacement) -> some View { self }

  /// Sets the background of a container, such as a navigation stack.
  ///
  /// It changes no element.
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { self }

  /// Shows or hides the status bar, which a simulated device does not have.
  ///
  /// It changes no element.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Shows or hides the system's own parts of the screen, which a simulated device does not have.
  ///
  /// It changes no element.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Lets the app's gestures come before the system's at some edges.
  ///
  /// It changes no element.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Sets when the tab bar gets smaller; here it keeps its size.
  ///
  /// It changes no element.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Sets when the search field gets smaller; here it keeps its size.
  ///
  /// It changes no element.
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

/// When a tab bar gets smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// As the system chooses.
  public static let automatic = TabBarMinimizeBehavior()
  /// When a person scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// When a person scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior()
  /// Never.
  public static let never = TabBarMinimizeBehavior()
}

/// When a search field gets smaller.
public struct SearchToolbarBehavior: Sendable {
  /// As the system chooses.
  public static let automatic = SearchToolbarBehavior()
  /// While it has no text.
  public static let minimize = SearchToolbarBehavior()
}

extension View {
  /// Sets the size of the page's title in the navigation bar.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { navigationBarTitleDisplayMode(mode.barMode) }
}

/// The size of a page's title in the navigation bar.
public struct ToolbarTitleDisplayMode: Sendable {
  let barMode: NavigationBarTitleDisplayMode

  /// The size on the page before; on the first page of a stack the title is large.
  public static let automatic = ToolbarTitleDisplayMode(barMode: .automatic)
  /// A small title in the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(barMode: .inline)
  /// A large title in the row of the bar's items; here the title is in the middle of the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(barMode: .inline)
  /// A large title at the leading edge, below the bar's items.
  public static let large = ToolbarTitleDisplayMode(barMode: .large)
}
