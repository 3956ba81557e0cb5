public import Foundation

/// Distances from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var right: CGFloat

  /// Creates distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right) }

  /// Creates distances of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No distances.
  public static let zero: UIEdgeInsets = UIEdgeInsets()
}
