import Foundation

/// A padding that matches the margins of the scene.
public struct ScenePadding: Equatable, Sendable {
  let length: CGFloat

  /// The smallest padding, which is the margin of the screen.
  public static let minimum = ScenePadding(length: 16)
  /// The padding of a navigation bar's content, which equals the screen's margin on a phone.
  public static let navigationBar = ScenePadding(length: 16)
}

extension View {
  /// Adds the padding of the screen's margins, 16 points.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, ScenePadding.minimum.length) }

  /// Adds a padding that matches the scene.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges, padding.length) }
}
