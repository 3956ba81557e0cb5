import VirtualTime

/// What a test says about the animations of a device.
package struct AnimationSettings: Equatable, Sendable {
  /// How many scopes are under way in which animations take no time.
  package var disablingScopes: Int = 0

  /// Creates the settings that a device begins with.
  package init() {}

  /// The time that an animation takes; `nil` for none.
  ///
  /// An endless one takes one run, unless the configuration leaves animations as they are.
  func duration(of animation: Animation) -> Duration? {
    if animation.isEndless, !TestConfiguration.current.modifiesAnimations { return duration(of: Self.forever) }
    return duration(of: animation.seconds)
  }

  /// The seconds that no test outlives.
  private static let forever: Double = 1e9

  /// The time that an animation takes; `nil` for none.
  package func duration(of seconds: Double) -> Duration? {
    guard disablingScopes == 0 else { return nil }
    let configuration = TestConfiguration.current
    let greatest = configuration.modifiesAnimations ? configuration.maxAnimationDuration : .infinity
    let seconds = min(seconds / configuration.animationSpeed, greatest)
    return seconds > 0 ? Duration(clampingSeconds: seconds) : nil
  }
}
