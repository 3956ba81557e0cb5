import Foundation

/// The animation of a state change.
///
/// A test observes only the duration of an animation.
///
/// - The element tree immediately has the final state. The change counts as animated until the duration of its animation has passed in virtual time.
/// - ``default`` and the timing curves take 0.35 seconds if no duration is given.
/// - A spring takes its `duration` or `response`. The default is 0.5 seconds. The motion of a spring ends later: 1.47 durations after the start, divided by the damping fraction.
/// - An animation that repeats forever counts as complete after one run.
public struct Animation: Hashable, Sendable {
  private let curve: String
  /// The seconds from the start to the logical end.
  ///
  /// If the animation repeats forever, this is the duration of one run.
  private(set) var seconds: Double
  /// The seconds from the start until all motion has ended.
  private(set) var settlingSeconds: Double
  private(set) var isEndless: Bool = false

  private init(_ curve: String, _ seconds: Double, settling: Double? = nil) {
    self.curve = curve
    self.seconds = Self.usable(seconds)
    settlingSeconds = max(self.seconds, Self.usable(settling ?? seconds))
  }

  private init(_ curve: String, spring: Spring) {
    self.init(curve, spring.duration, settling: spring.settlingDuration)
  }

  // A clock can't measure a duration that is negative, NaN, or centuries long. The app would wait forever, so limit the duration.
  private static func usable(_ seconds: Double) -> Double { seconds.isNaN ? 0 : min(max(seconds, 0), 1e9) }

  /// The system's default animation.
  public static let `default` = Animation("default", 0.35)
  /// An animation at a constant speed.
  public static let linear = Animation("linear", 0.35)
  /// An animation that starts slowly.
  public static let easeIn = Animation("easeIn", 0.35)
  /// An animation that ends slowly.
  public static let easeOut = Animation("easeOut", 0.35)
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation("easeInOut", 0.35)

  /// Returns an animation at a constant speed, with a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation("linear", duration) }
  /// Returns an animation that starts slowly, with a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn", duration) }
  /// Returns an animation that ends slowly, with a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation("easeOut", duration) }
  /// Returns an animation that starts and ends slowly, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation("easeInOut", duration) }
  /// Returns an animation along a cubic Bézier curve, with a duration in seconds.
  public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation {
    Animation("timingCurve", duration)
  }

  /// Returns an animation that starts after a delay in seconds.
  ///
  /// As in SwiftUI, the order of modifiers matters. If you repeat a delayed animation, each run is delayed.
  public func delay(_ delay: TimeInterval) -> Animation {
    let delay = delay.isNaN ? 0 : delay
    return changed {
      $0.seconds = Self.usable(seconds + delay)
      $0.settlingSeconds = Self.usable(settlingSeconds + delay)
    }
  }

  /// Returns an animation whose speed, including its delay, is multiplied by a factor.
  ///
  /// If the speed is 0 or less, the animation never ends. It counts as an animation that repeats forever.
  public func speed(_ speed: Double) -> Animation {
    changed {
      guard speed > 0 else { return $0.isEndless = true }
      $0.seconds = Self.usable(seconds / speed)
      $0.settlingSeconds = Self.usable(settlingSeconds / speed)
    }
  }

  /// Returns an animation that runs a number of times.
  ///
  /// If `autoreverses` is `true`, the reverse motion also counts as a run.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    changed {
      let more = seconds * Double(max(0, repeatCount - 1))
      $0.seconds = repeatCount > 0 ? Self.usable(seconds + more) : 0
      $0.settlingSeconds = repeatCount > 0 ? Self.usable(settlingSeconds + more) : 0
    }
  }

  /// Returns an animation that repeats forever.
  ///
  /// The animation counts as complete after one run.
  public func repeatForever(autoreverses: Bool = true) -> Animation { changed { $0.isEndless = true } }

  private func changed(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }
}

extension Animation {
  /// A spring animation.
  public static let spring = Animation("spring", spring: Spring())
  /// A spring animation with a strong bounce.
  public static let bouncy = Animation("spring", spring: Spring(bounce: 0.3))
  /// A spring animation without bounce.
  public static let smooth = Animation("spring", spring: Spring())
  /// A quick spring animation with a small bounce.
  public static let snappy = Animation("spring", spring: Spring(bounce: 0.15))
  /// A spring animation that responds quickly, for following a finger.
  public static let interactiveSpring = interactiveSpring()

  /// Returns an animation with a given spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { Animation("spring", spring: spring) }
  /// Returns a spring animation with a response in seconds and a damping fraction.
  @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
    Animation("spring", spring: Spring(response: response, dampingRatio: dampingFraction))
  }
  /// Returns a spring animation with a perceived duration in seconds and a bounce.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation("spring", spring: Spring(duration: duration, bounce: bounce))
  }
  /// Returns a spring animation with a strong bounce and a perceived duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("spring", spring: Spring(duration: duration, bounce: 0.3 + extraBounce))
  }
  /// Returns a spring animation without bounce, with a perceived duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("spring", spring: Spring(duration: duration, bounce: extraBounce))
  }
  /// Returns a quick spring animation with a small bounce and a perceived duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("spring", spring: Spring(duration: duration, bounce: 0.15 + extraBounce))
  }
  /// Returns a spring animation that responds quickly, for following a finger.
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation {
    Animation("spring", spring: Spring(response: response, dampingRatio: dampingFraction))
  }
  /// Returns a spring animation with physical properties.
  ///
  /// In SwiftUI, it adds to running animations of the same value.
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
    Animation("spring", spring: Spring(mass: mass, stiffness: stiffness, damping: damping))
  }
  /// Returns a spring animation with a perceived duration in seconds and a bounce.
  ///
  /// In SwiftUI, it adds to running animations of the same value.
  public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
    Animation("spring", spring: Spring(duration: duration, bounce: bounce))
  }
}
