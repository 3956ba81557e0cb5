import Foundation

/// A spring, as in SwiftUI: its perceived duration, and how fast it comes to rest.
public struct Spring: Hashable, Sendable {
  /// The perceived duration, in seconds: the time of one swing without damping.
  public let duration: TimeInterval
  /// How much of a swing is damped: 1 for a spring without bounce.
  public let dampingRatio: Double

  /// Creates a spring from its perceived duration in seconds and its bounce, from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - bounce)
  }

  /// Creates a spring from the seconds of a swing without damping, and how much of it is damped.
  public init(response: TimeInterval, dampingRatio: Double) {
    duration = response
    self.dampingRatio = dampingRatio
  }

  /// Creates a spring from physical properties.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.init(response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: damping / (2 * (mass * stiffness).squareRoot()))
  }

  /// The time after which less than a thousandth of the way is left, in seconds.
  ///
  /// It is the exact figure for a spring without bounce, 1.47 durations; with one it is that, divided by the damping ratio.
  public var settlingDuration: TimeInterval { 1.47 * duration / max(dampingRatio, 0.05) }

  /// How far the spring swings beyond its end: 0 for not at all.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// A spring without bounce.
  public static let smooth = Spring()
  /// A spring with little bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring with much bounce.
  public static let bouncy = Spring(bounce: 0.3)
}
