import VirtualTime

/// What a test says about the animations of a device.
package struct AnimationSettings: Equatable, Sendable {
  /// How many scopes are under way in which animations take no time.
  package var disablingScopes: Int = 0
  /// The speed of all animations: 2 for twice as fast.
  package var speed: Double = 1
  /// The greatest duration of an animation, in seconds; longer ones are cut to it.
  package var greatestDuration: Double = 5
  /// Whether what the system animates by itself takes time too: screens and sheets that come and go, and the keyboard.
  package var systemAnimations: Bool = false

  /// Creates the settings that a device begins with.
  package init() {}

  /// The time that an animation takes; `nil` for none.
  package func duration(of seconds: Double) -> Duration? {
    guard disablingScopes == 0, speed > 0 else { return nil }
    let seconds = min(seconds / speed, greatestDuration)
    return seconds > 0 ? Duration(clampingSeconds: seconds) : nil
  }
}
