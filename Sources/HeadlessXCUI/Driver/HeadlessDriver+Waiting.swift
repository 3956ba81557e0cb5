internal import HeadlessDevice
package import VirtualTime

// Waits in the device's virtual time.
extension HeadlessDriver {
  /// The virtual time since the device started, or `nil` if there's no device.
  package static var now: Duration? { Device.current?.scheduler.now.offset }

  /// Waits until the app is idle, if the configuration asks for that, before an expectation is checked.
  ///
  /// Fails the test and returns `false` if the app doesn't become idle.
  package static func synchronize(for attempt: @autoclosure () -> InteractionFailure.Attempt, about element: XCUIElement? = nil) -> Bool {
    guard TestConfiguration.currentMode != .lazy, let device = Device.inUse, !InteractionFailure.isStopped else { return true }
    return InteractionPreflight.synchronize(device, for: attempt(), chain: element?.chain)
  }

  /// Waits until an expectation is met, and returns a record of the wait if it isn't met in time.
  ///
  /// Call ``synchronize(for:about:)`` first.
  /// In ``SynchronizationMode/untilIdle`` mode the app is already idle, so the expectation is checked without waiting.
  package static func waitForExpectation(
    _ purpose: @autoclosure () -> InteractionFailure.Phrase, timeout: Double, until condition: () -> Bool
  ) -> WaitRecord? {
    guard TestConfiguration.currentMode == .untilIdle, let device = Device.inUse else { return wait(for: purpose(), timeout: timeout, until: condition) }
    if condition() { return nil }
    return WaitRecord(
      timeout: Duration(clampingSeconds: max(0, timeout)), waited: .zero, outcome: .idle, pending: device.scheduler.work(after: .idle), unseen: device.scheduler.unseenWork)
  }

  /// Waits until a condition is met, and returns a record of the wait if it isn't met in time.
  /// - Parameters:
  ///   - purpose: The expected outcome: “Button “Log in” to exist”.
  ///   - timeout: The longest time to wait, in virtual seconds.
  ///   - condition: The condition to wait for. It never fails the test.
  package static func wait(
    for purpose: @autoclosure () -> InteractionFailure.Phrase, timeout: Double, until condition: () -> Bool
  ) -> WaitRecord? {
    if condition() { return nil }
    let seconds = timeout.isNaN ? 0 : min(max(timeout, 0), 1e9)
    guard let device = Device.inUse else { return WaitRecord(timeout: .seconds(seconds), waited: .zero, outcome: .nothingPending) }
    let scheduler = device.scheduler
    let start = scheduler.now.offset
    let observer = InteractionFailure.currentHandler?.observer
    guard let observer, observer.isRecording else {
      let outcome = device.wait(timeout: seconds, until: condition)
      if outcome == .satisfied { return nil }
      return WaitRecord(timeout: .seconds(seconds), waited: scheduler.now.offset - start, outcome: outcome, pending: scheduler.work(after: outcome), unseen: scheduler.unseenWork)
    }
    let (outcome, clockMoves) = scheduler.recordingClockMoves { device.wait(timeout: seconds, until: condition) }
    var wait = WaitRecord(timeout: .seconds(seconds), waited: scheduler.now.offset - start, outcome: outcome, clockMoves: clockMoves)
    if outcome != .satisfied { (wait.pending, wait.unseen) = (scheduler.work(after: outcome), scheduler.unseenWork) }
    observer.didWait(wait, for: purpose())
    return outcome == .satisfied ? nil : wait
  }
}

extension WaitRecord {
  /// An empty record, for an interaction that didn't wait.
  package static let none: WaitRecord = WaitRecord(timeout: .zero, waited: .zero, outcome: .timedOut)
}
