import HeadlessUI
import VirtualTime

extension Device {
  /// Moves the device's clock by a duration and runs everything that becomes due.
  @discardableResult
  package func advance(by duration: Duration) -> RunResult { run { $0.advance(by: duration) } }

  /// Moves the device's clock until nothing is pending, like ``VirtualScheduler/advanceUntilIdle()``.
  @discardableResult
  package func advanceUntilIdle() -> RunResult { run { $0.advanceUntilIdle() } }

  /// Discards all pending timers, sleeps and animations.
  ///
  /// The device's settings don't change.
  package func resetTime() {
    scheduler.dropTimers()
    animations.forgetAll()
  }

  /// Starts or ends a scope where animations take no time.
  package func disableAnimations(_ areDisabled: Bool) { animations.settings.disablingScopes += areDisabled ? 1 : -1 }

  /// Waits in virtual time until the apps are idle according to a configuration.
  ///
  /// For details, see ``VirtualScheduler/waitUntilIdle(_:)``.
  package func waitUntilIdle(_ configuration: TestConfiguration) -> WaitRecord {
    render()
    var record = VirtualScheduler.$current.withValue(scheduler) { scheduler.waitUntilIdle(configuration) }
    if case .neverSettles(let cause)? = takeRunaway() { record.outcome = .neverSettles(cause: cause) }
    return record
  }
}
