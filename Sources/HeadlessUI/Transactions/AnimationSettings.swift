import VirtualTime

/// The animation settings that a test makes for a device.
package struct AnimationSettings: Equatable, Sendable {
  /// The number of active scopes in the test that disable animations.
  package var disablingScopes: Int = 0

  /// Creates the default settings.
  package init() {}

  /// Returns the duration of an animation according to the settings, or `nil` if it takes no time.
  ///
  /// An animation that repeats forever takes as long as one run. If the test configuration doesn't modify animations, it lasts longer than any test.
  func duration(of animation: Animation) -> Duration? {
    if animation.isEndless, !TestConfiguration.current.modifiesAnimations { return duration(of: Self.forever) }
    return duration(of: animation.seconds)
  }

  /// A duration in seconds that is longer than any test.
  private static let forever: Double = 1e9

  /// Returns a duration in seconds according to the settings, or `nil` if the animation takes no time.
  package func duration(of seconds: Double) -> Duration? {
    guard disablingScopes == 0 else { return nil }
    let configuration = TestConfiguration.current
    let greatest = configuration.modifiesAnimations ? configuration.maxAnimationDuration : .infinity
    let seconds = min(seconds / configuration.animationSpeed, greatest)
    return seconds > 0 ? Duration(clampingSeconds: seconds) : nil
  }
}
