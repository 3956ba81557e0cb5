import VirtualTime

extension Device {
  /// Waits until the apps are idle, as far as a configuration says, in virtual time: see ``VirtualScheduler/waitUntilIdle(_:)``.
  package func waitUntilIdle(_ configuration: TestConfiguration) -> WaitRecord {
    render()
    var record = VirtualScheduler.$current.withValue(scheduler) { scheduler.waitUntilIdle(configuration) }
    if case .neverSettles(let cause)? = takeRunaway() { record.outcome = .neverSettles(cause: cause) }
    return record
  }
}
