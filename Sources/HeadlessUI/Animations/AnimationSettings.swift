import VirtualTime

/// What a test says about the animations of a device.
package struct AnimationSettings: Equatable, Sendable {
  /// How many scopes are under way in which animations take no time.
  package var disablingScopes: Int = 0
  /// The speed of all animations: 2 for twice as fast.
  package var speed: Double = 1
  /// The greatest duration of an animation, in seconds; longer ones are cut to it. `nil` for the configuration's.
  package var greatestDuration: Double?
  /// Whether what the system animates by itself takes time too: screens and sheets that come and go, and the keyboard.
  package var systemAnimations: Bool = false

  /// Creates the settings that a device begins with.
  package init() {}

  /// The time that an animation takes; `nil` for none. An endless one takes one run, unless the configuration leaves animations as they are.
  func duration(of animation: Animation) -> Duration? {
    if animation.isEndless, !TestConfiguration.current.modifiesAnimations { return duration(of: Self.forever) }
    return duration(of: animation.seconds)
  }

  /// The seconds that no test outlives.
  private static let forever: Double = 1e9

  /// The time that an animation takes; `nil` for none.
  package func duration(of seconds: Double) -> Duration? {
    guard disablingScopes == 0, speed > 0 else { return nil }
    let configuration = TestConfiguration.current
    let greatest = configuration.modifiesAnimations ? greatestDuration ?? configuration.maxAnimationDuration : .infinity
    let seconds = min(seconds / speed, greatest)
    return seconds > 0 ? Duration(clampingSeconds: seconds) : nil
  }
}
