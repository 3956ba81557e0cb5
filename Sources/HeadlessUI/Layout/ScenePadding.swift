import Foundation

/// A padding that fits the scene.
public struct ScenePadding: Equatable, Sendable {
  let length: CGFloat

  /// The smallest padding: that of the screen's margins.
  public static let minimum = ScenePadding(length: 16)
  /// The padding of a navigation bar's content, which is the same on a phone.
  public static let navigationBar = ScenePadding(length: 16)
}

extension View {
  /// Adds the padding of the screen's margins, 16 points.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, ScenePadding.minimum.length) }

  /// Adds a padding that fits the scene.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges, padding.length) }
}
