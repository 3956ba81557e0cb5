/// A named condition that is checked again and again, in virtual time, until it holds.
///
/// A condition never fails the test; ``wait(timeout:pollInterval:fileID:filePath:line:)`` returns whether it came to hold.
/// ```swift
/// let loaded = Condition("The feed is loaded") { feed.photos.count == 20 }
/// if !loaded.wait(timeout: 5) { ... }
/// ```
public struct Condition {
  /// What the condition is called in messages.
  public let name: String

  private let check: () -> Bool

  /// Creates a condition.
  public init(_ name: String, _ check: @escaping () -> Bool) {
    self.name = name
    self.check = check
  }

  /// Waits until the condition holds, and returns whether it does.
  ///
  /// - The condition is checked first, so that one that holds already needs no time, even with a timeout of zero.
  /// - Then work runs, and the clock moves from event to event, on the device of the running test.
  /// - With a poll interval, the condition is checked at the interval only, and once more at the end or when nothing more can come.
  ///
  /// - Parameters:
  ///   - timeout: The longest wait, in seconds of virtual time. A negative one fails the test.
  ///   - pollInterval: The time between two checks, in seconds; zero checks after every piece of work. A negative one fails the test.
  /// - Returns: Whether the condition holds. Without a scheduler, the answer to a single check.
  @discardableResult
  public func wait(
    timeout: Double, pollInterval: Double = 0, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> Bool {
    let place = Misuse.Place(fileID: fileID, filePath: filePath, line: line)
    guard accepts(timeout, "timeout", at: place), accepts(pollInterval, "poll interval", at: place) else { return false }
    guard let scheduler = VirtualScheduler.owner ?? VirtualScheduler.ofTest else { return check() }
    // What the test itself has changed is to be seen by the first check.
    scheduler.notifyObservers()
    let outcome = VirtualScheduler.$current.withValue(scheduler) {
      WaitRecorder.recording("the condition “\(name)”", timeout: timeout, on: scheduler) { waitOutcome(timeout, pollInterval, on: scheduler) }
    }
    return outcome == .satisfied
  }

  private func accepts(_ seconds: Double, _ name: String, at place: Misuse.Place) -> Bool {
    if seconds >= 0 { return true }
    Misuse(
      kind: "condition.unusableNumber", action: "wait for the condition “\(self.name)”", reason: "the \(name) \(seconds) cannot be used",
      expected: "0 or more seconds", actual: "\(seconds)", advice: "give it a number from 0 up; with a timeout of 0 the condition is checked once.",
      place: place
    ).report()
    return false
  }

  /// Waits, as ``wait(timeout:pollInterval:fileID:filePath:line:)`` does, on the scheduler given instead of the current one.
  public func wait(timeout: Double, pollInterval: Double = 0, on scheduler: VirtualScheduler) -> Bool {
    waitOutcome(timeout, pollInterval, on: scheduler) == .satisfied
  }

  private func waitOutcome(_ timeout: Double, _ pollInterval: Double, on scheduler: VirtualScheduler) -> WaitOutcome {
    guard pollInterval > 0 else { return scheduler.wait(timeout: Duration(clampingSeconds: max(0, timeout)), until: check) }
    let interval = Duration(clampingSeconds: pollInterval).roundedNanoseconds
    let deadline = scheduler.now.nanoseconds.addingSaturated(Duration(clampingSeconds: max(0, timeout)).roundedNanoseconds)
    while !check() {
      let now = scheduler.now.nanoseconds
      guard now < deadline else { return .timedOut }
      let next = min(now.addingSaturated(interval), deadline)
      let outcome = scheduler.wait(timeout: .nanoseconds(next - now), until: { false })
      if outcome != .timedOut { return check() ? .satisfied : outcome }
    }
    return .satisfied
  }
}
