public import Foundation

/// A two-dimensional vector, which Foundation has no type for on Linux.
///
/// It carries the same names as CoreGraphics' type, so that code moves between the platforms unchanged.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal component; its unit is the caller's (points, or fractions of an element).
  public var dx: CGFloat
  /// The vertical component, growing downwards on a screen.
  public var dy: CGFloat
  /// The vector whose components are both zero.
  public static let zero: CGVector = CGVector(dx: 0, dy: 0)

  /// Creates a vector of no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
