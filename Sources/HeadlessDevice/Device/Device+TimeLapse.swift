import HeadlessUI
import VirtualTime

extension Device {
  /// Moves the device's clock by a duration, through every event on the way.
  @discardableResult
  package func advance(by duration: Duration) -> RunResult { run { $0.advance(by: duration) } }

  /// Moves the device's clock until nothing is pending: see ``VirtualScheduler/advanceUntilIdle()``.
  @discardableResult
  package func advanceUntilIdle() -> RunResult { run { $0.advanceUntilIdle() } }

  /// Drops every timer, sleep and animation that is pending; what was set stays set.
  package func resetTime() {
    scheduler.dropTimers()
    animations.forgetAll()
  }

  /// Begins or ends a scope in which animations take no time.
  package func disableAnimations(_ areDisabled: Bool) { animations.settings.disablingScopes += areDisabled ? 1 : -1 }
}
