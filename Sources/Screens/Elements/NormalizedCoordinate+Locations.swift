import HeadlessXCUI

extension ElementAttributes.NormalizedCoordinate {
  /// The middle.
  public static let middle: CGVector = CGVector(dx: 0.5, dy: 0.5)
  /// The middle of the top edge.
  public static let top: CGVector = CGVector(dx: 0.5, dy: 0)
  /// The middle of the bottom edge.
  public static let bottom: CGVector = CGVector(dx: 0.5, dy: 1)
  /// The middle of the left edge.
  public static let left: CGVector = CGVector(dx: 0, dy: 0.5)
  /// The middle of the right edge.
  public static let right: CGVector = CGVector(dx: 1, dy: 0.5)
  /// The top left corner.
  public static let topLeft: CGVector = CGVector(dx: 0, dy: 0)
  /// The top right corner.
  public static let topRight: CGVector = CGVector(dx: 1, dy: 0)
  /// The bottom left corner.
  public static let bottomLeft: CGVector = CGVector(dx: 0, dy: 1)
  /// The bottom right corner.
  public static let bottomRight: CGVector = CGVector(dx: 1, dy: 1)
  /// A third of the way down.
  public static let topThird: CGVector = CGVector(dx: 0.5, dy: 0.33)
  /// A third of the way from the left edge.
  public static let leftThird: CGVector = CGVector(dx: 0.33, dy: 0.5)
  /// A third of the way up.
  public static let bottomThird: CGVector = CGVector(dx: 0.5, dy: 0.66)
  /// A third of the way from the right edge.
  public static let rightThird: CGVector = CGVector(dx: 0.66, dy: 0.5)

  /// Returns the vector with the given distances added to its components.
  public func offset(dx: CGFloat = 0, dy: CGFloat = 0) -> CGVector {
    CGVector(dx: self.dx + dx, dy: self.dy + dy)
  }
}
