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

  /// Waits until the apps are idle, as far as a configuration says, in virtual time: see ``VirtualScheduler/waitUntilIdle(_:)``.
  package func waitUntilIdle(_ configuration: TestConfiguration) -> WaitRecord {
    render()
    var record = VirtualScheduler.$current.withValue(scheduler) { scheduler.waitUntilIdle(configuration) }
    if case .neverSettles(let cause)? = takeRunaway() { record.outcome = .neverSettles(cause: cause) }
    return record
  }
}
