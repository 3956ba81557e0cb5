import Foundation

/// A distance with a direction.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat

  /// Creates a vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector of no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// A vector of no length.
  public static let zero = CGVector()
}
