public import Foundation

/// A two-dimensional vector, because Foundation on Linux doesn't have one.
///
/// The names are the same as in CoreGraphics, so code works on both platforms.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal component, in the caller's unit: points, or fractions of an element.
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
