import Foundation

/// Padding that matches the margins of the screen.
public struct ScenePadding: Equatable, Sendable {
  let length: CGFloat

  /// The smallest padding, which is the margin of the screen.
  public static let minimum = ScenePadding(length: 16)
  /// The padding of a navigation bar's content, which equals the screen's margin on a phone.
  public static let navigationBar = ScenePadding(length: 16)
}

extension View {
  /// Adds padding of 16 points, which is the margin of the screen.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, ScenePadding.minimum.length) }

  /// Adds padding that matches the margins of the screen.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges, padding.length) }
}
