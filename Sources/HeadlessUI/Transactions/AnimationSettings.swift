import VirtualTime

/// The test's settings for the animations of a device.
package struct AnimationSettings: Equatable, Sendable {
  /// The number of active scopes that disable animations.
  package var disablingScopes: Int = 0

  /// Creates the default settings.
  package init() {}

  /// Returns the duration of an animation with the settings applied, or `nil` if it takes no time.
  ///
  /// An endless animation takes as long as one run, unless the test configuration doesn't modify animations.
  func duration(of animation: Animation) -> Duration? {
    if animation.isEndless, !TestConfiguration.current.modifiesAnimations { return duration(of: Self.forever) }
    return duration(of: animation.seconds)
  }

  /// A duration that exceeds the duration of any test, in seconds.
  private static let forever: Double = 1e9

  /// Returns the duration of an animation with the settings applied, or `nil` if it takes no time.
  package func duration(of seconds: Double) -> Duration? {
    guard disablingScopes == 0 else { return nil }
    let configuration = TestConfiguration.current
    let greatest = configuration.modifiesAnimations ? configuration.maxAnimationDuration : .infinity
    let seconds = min(seconds / configuration.animationSpeed, greatest)
    return seconds > 0 ? Duration(clampingSeconds: seconds) : nil
  }
}
