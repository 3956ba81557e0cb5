/// A named condition that is checked repeatedly in virtual time until it holds.
///
/// A condition never fails the test. ``wait(timeout:pollInterval:fileID:filePath:line:)`` returns whether the condition holds in the end. The compiler warns if the test ignores the result,
/// because a step that ignores it passes whether or not the condition holds.
/// ```swift
/// let loaded = Condition("The feed is loaded") { feed.photos.count == 20 }
/// if !loaded.wait(timeout: 5) { ... }
/// ```
public struct Condition {
  /// The name of the condition in messages.
  public let name: String

  private let check: () -> Bool

  /// Creates a condition with a name and a closure that checks it.
  public init(_ name: String, _ check: @escaping () -> Bool) {
    self.name = name
    self.check = check
  }

  /// Waits until the condition holds, and returns whether it does.
  ///
  /// - The condition is checked first, so if it already holds, no time passes, even if the timeout is zero.
  /// - Then work runs, and the clock moves from event to event, on the device of the running test.
  /// - If there's a poll interval, the condition is checked only at that interval, and at the end of the wait or when nothing is pending anymore.
  ///
  /// - Parameters:
  ///   - timeout: The maximum wait in seconds of virtual time. A negative value fails the test.
  ///   - pollInterval: The time between two checks in seconds, or zero to check after every piece of work. A negative value fails the test.
  /// - Returns: Whether the condition holds. Without a scheduler, it's the result of a single check.
  public func wait(
    timeout: Double, pollInterval: Double = 0, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> Bool {
    let place = UsageError.Place(fileID: fileID, filePath: filePath, line: line)
    guard accepts(timeout, "timeout", at: place), accepts(pollInterval, "poll interval", at: place) else { return false }
    guard let scheduler = VirtualScheduler.owner ?? VirtualScheduler.ofTest else { return check() }
    // Notify the observers first, because the first check must see the changes that the test itself has made.
    scheduler.notifyObservers()
    let outcome = VirtualScheduler.$current.withValue(scheduler) {
      WaitRecorder.recording("the condition “\(name)”", timeout: timeout, on: scheduler) { waitOutcome(timeout, pollInterval, on: scheduler) }
    }
    return outcome == .satisfied
  }

  private func accepts(_ seconds: Double, _ name: String, at place: UsageError.Place) -> Bool {
    if seconds >= 0 { return true }
    UsageError(
      kind: "condition.unusableNumber", action: "wait for the condition “\(self.name)”", reason: "the \(name) \(seconds) cannot be used",
      expected: "0 or more seconds", actual: "\(seconds)", advice: "set it to 0 or more. With a timeout of 0, the condition is checked once.",
      place: place
    ).report()
    return false
  }

  /// Waits until the condition holds, on the given scheduler.
  ///
  /// See ``wait(timeout:pollInterval:fileID:filePath:line:)``, which uses the current scheduler.
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
