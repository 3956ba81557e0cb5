public import Foundation

/// Insets from the edges of a rectangle, in points, that follow the layout direction.
///
/// [Apple: NSDirectionalEdgeInsets](https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets)
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the leading edge.
  public var leading: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the trailing edge.
  public var trailing: CGFloat

  /// Creates insets from the four edges, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates empty insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Empty insets.
  public static let zero: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets()
}
