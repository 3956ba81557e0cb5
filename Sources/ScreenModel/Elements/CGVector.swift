public import Foundation

/// A two-dimensional vector, like CoreGraphics' type, which Foundation on Linux doesn't have.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal component, in points or as a fraction of an element's width.
  public var dx: CGFloat
  /// The vertical component, which grows downward on a screen.
  public var dy: CGFloat
  /// The vector with both components equal to zero.
  public static let zero: CGVector = CGVector(dx: 0, dy: 0)

  /// Creates a vector with both components equal to zero.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
