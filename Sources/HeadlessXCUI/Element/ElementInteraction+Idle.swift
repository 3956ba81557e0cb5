internal import HeadlessDevice
internal import VirtualTime

extension ElementInteraction {
  /// Waits as the configuration says before an interaction begins; fails the test and returns false where the app does not become idle.
  static func synchronize(_ device: Device, for attempt: @autoclosure () -> InteractionFailure.Attempt, chain: QueryChain?) -> Bool {
    switch TestConfiguration.currentMode {
    case .lazy: return true
    case .off:
      for _ in 0..<2 { device.settle() }
      return true
    case .untilIdle: break
    }
    if isStopped(chain) { return true }
    let wait = device.waitUntilIdle(.current)
    if let observer = InteractionFailure.currentHandler?.observer, observer.isRecording, wait.waited > .zero || wait.outcome != .satisfied {
      observer.didWait(wait, for: "the app to be idle")
    }
    if wait.outcome == .satisfied { return true }
    if let chain {
      fail(attempt(), .neverIdle(wait), chain: chain)
    } else {
      InteractionFailure(attempt: HeadlessDriver.attempt ?? attempt(), reason: .neverIdle(wait)).report()
    }
    return false
  }

  /// The device whose screen code of the test is about to read, brought up to date: what the test has changed in a model shows.
  ///
  /// Where the configuration says so, the app is idle first. Not in a condition that a wait asks, nor in code of the app: there the clock is another's to move.
  ///
  /// - Returns: The device; `nil` without one. Where the app does not become idle the test fails, and what is there is read all the same.
  static func screen(readFor attempt: @autoclosure () -> InteractionFailure.Attempt, chain: QueryChain?) -> Device? {
    guard let device = Device.current else { return nil }
    device.launchIfPending()
    if TestConfiguration.currentMode == .untilIdle, !device.scheduler.isRunningWork { _ = synchronize(device, for: attempt(), chain: chain) }
    device.render()
    return device
  }
}
