import Foundation

extension View {
  /// Sets how a page or a sheet appears.
  ///
  /// It changes no element.
  public func navigationTransition<Style: NavigationTransition>(_ style: Style) -> some View { self }

  /// Names the view that a page or a sheet grows out of.
  ///
  /// It changes no element.
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  /// Draws views with one identity at one place while they change; frames stay as they are laid out.
  ///
  /// It changes no element.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
}

extension CustomizableToolbarContent {
  /// Names the toolbar item that a page or a sheet grows out of.
  ///
  /// It changes no element.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some CustomizableToolbarContent { self }
}

extension ToolbarContent {
  /// Names the toolbar items that a page or a sheet grows out of.
  ///
  /// It changes no element.
  @_disfavoredOverload
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}

/// A way in which a page or a sheet appears.
public protocol NavigationTransition {}

/// The default way.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// Growing out of another view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default way.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Growing out of the view that has an identity in a namespace.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// What views with one identity have in common while they change.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt32

  /// Creates a set from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
