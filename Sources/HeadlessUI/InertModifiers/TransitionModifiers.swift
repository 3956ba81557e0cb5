import Foundation

extension View {
  /// Sets the transition of a page or a sheet that appears.
  ///
  /// On the simulated device, it has no effect.
  public func navigationTransition<Style: NavigationTransition>(_ style: Style) -> some View { self }

  /// Identifies the view that a page or a sheet zooms out of.
  ///
  /// On the simulated device, it has no effect.
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  /// Animates views with the same identity between their positions.
  ///
  /// On the simulated device, it has no effect. The views keep their frames.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
}

extension CustomizableToolbarContent {
  /// Identifies the toolbar item that a page or a sheet zooms out of.
  ///
  /// On the simulated device, it has no effect.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some CustomizableToolbarContent { self }
}

extension ToolbarContent {
  /// Identifies the toolbar items that a page or a sheet zooms out of.
  ///
  /// On the simulated device, it has no effect.
  @_disfavoredOverload
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}

/// The transition of a page or a sheet that appears.
public protocol NavigationTransition {}

/// The default transition.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A transition in which a page or a sheet zooms out of another view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition that zooms out of the view with the given identity in a namespace.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// The properties that views with the same identity share during an animation.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt32

  /// Creates a set from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the view.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size of the view.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
