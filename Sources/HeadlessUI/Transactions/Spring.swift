import Foundation

/// A spring, described by its perceived duration and its damping.
public struct Spring: Hashable, Sendable {
  /// The perceived duration, which is the time of one undamped oscillation, in seconds.
  public let duration: TimeInterval
  /// The damping ratio.
  ///
  /// A spring with a ratio of 1 doesn't bounce.
  public let dampingRatio: Double

  /// Creates a spring from its perceived duration in seconds and its bounce, from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - bounce)
  }

  /// Creates a spring from the time of one undamped oscillation in seconds and its damping ratio.
  public init(response: TimeInterval, dampingRatio: Double) {
    duration = response
    self.dampingRatio = dampingRatio
  }

  /// Creates a spring from physical properties.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.init(response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: damping / (2 * (mass * stiffness).squareRoot()))
  }

  /// The time until less than a thousandth of the distance is left, in seconds.
  ///
  /// For a spring without bounce, the exact value is 1.47 durations. For other springs, this value is divided by the damping ratio.
  public var settlingDuration: TimeInterval { 1.47 * duration / max(dampingRatio, 0.05) }

  /// The bounce of the spring.
  ///
  /// A spring with a bounce of 0 doesn't bounce.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// A spring without bounce.
  public static let smooth = Spring()
  /// A spring with a small bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring with a strong bounce.
  public static let bouncy = Spring(bounce: 0.3)
}
