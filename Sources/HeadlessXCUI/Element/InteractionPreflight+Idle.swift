internal import HeadlessDevice
internal import VirtualTime

extension InteractionPreflight {
  /// Waits until the app is idle, if the configuration asks for that, before an interaction begins.
  ///
  /// Fails the test and returns `false` if the app doesn't become idle.
  static func synchronize(_ device: Device, for attempt: @autoclosure () -> InteractionFailure.Attempt, chain: ElementLocator?) -> Bool {
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

  /// Returns the device with an up-to-date screen that reflects the test's changes to models.
  ///
  /// If configured, waits until the app is idle first, except in the condition of a wait or in the app's code, because there the clock is already being moved.
  ///
  /// - Returns: The device, or `nil` if there isn't one. If the app doesn't become idle, the test fails and the device is returned anyway.
  static func screen(readFor attempt: @autoclosure () -> InteractionFailure.Attempt, chain: ElementLocator?) -> Device? {
    guard let device = Device.current else { return nil }
    device.launchIfPending()
    if TestConfiguration.currentMode == .untilIdle, !device.scheduler.isRunningWork { _ = synchronize(device, for: attempt(), chain: chain) }
    device.render()
    return device
  }
}
