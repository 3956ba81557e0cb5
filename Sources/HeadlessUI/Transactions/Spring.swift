import Foundation

/// A spring that is described by its perceived duration and its damping.
public struct Spring: Hashable, Sendable {
  /// The perceived duration in seconds, which is the time of one undamped oscillation.
  public let duration: TimeInterval
  /// The damping ratio.
  ///
  /// If the ratio is 1 or more, the spring doesn't bounce.
  public let dampingRatio: Double

  /// Creates a spring with a perceived duration in seconds and a bounce from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - bounce)
  }

  /// Creates a spring with a response and a damping ratio.
  ///
  /// The response is the time of one undamped oscillation, in seconds.
  public init(response: TimeInterval, dampingRatio: Double) {
    duration = response
    self.dampingRatio = dampingRatio
  }

  /// Creates a spring with a mass, a stiffness, and a damping.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.init(response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: damping / (2 * (mass * stiffness).squareRoot()))
  }

  /// The time in seconds until less than a thousandth of the distance is left.
  ///
  /// For a spring without bounce, this is 1.47 durations. For other springs, that value is divided by the damping ratio.
  public var settlingDuration: TimeInterval { 1.47 * duration / max(dampingRatio, 0.05) }

  /// The bounce of the spring, from -1 to 1.
  ///
  /// If the bounce is 0 or less, the spring doesn't bounce.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// A spring without bounce.
  public static let smooth = Spring()
  /// A spring with a small bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring with a strong bounce.
  public static let bouncy = Spring(bounce: 0.3)
}
