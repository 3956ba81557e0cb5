public import Foundation

/// Distances from the edges of a rectangle, in points, which follow the direction of the language.
///
/// [Apple: NSDirectionalEdgeInsets](https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets)
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the edge that texts begin at.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the edge that texts end at.
  public var trailing: CGFloat

  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates distances of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// No distances.
  public static let zero: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets()
}
