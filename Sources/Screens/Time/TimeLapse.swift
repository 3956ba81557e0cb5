import HeadlessXCUI

/// The time of the simulated device, as a test moves it.
///
/// Waiting needs none of this: a wait moves the clock as far as it must, and no farther. ``TimeLapse`` is for what a test wants to happen while it waits for nothing.
@preconcurrency @MainActor
public enum TimeLapse {
  /// Runs a closure whose animations take no time.
  ///
  /// - What the closure animates has its end at once, and so have the animations that their completions begin.
  /// - When the call returns, the completions have run.
  /// - Animations that were under way before go on.
  ///
  /// - Parameter body: Code of the test, which does something to the app: `TimeLapse.disableAnimations { profileScreen.moreButton.tap() }`.
  /// - Returns: What `body` returns.
  public static func disableAnimations<Result>(
    _ body: () throws -> Result, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) rethrows -> Result {
    HeadlessDriver.disableAnimations(true)
    defer { enableAnimations(fileID, filePath, line) }
    return try body()
  }

  /// Runs an asynchronous closure whose animations take no time: see ``disableAnimations(_:fileID:filePath:line:)``.
  public static func disableAnimations<Result>(
    _ body: @MainActor () async throws -> Result, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) async rethrows -> Result {
    HeadlessDriver.disableAnimations(true)
    defer { enableAnimations(fileID, filePath, line) }
    return try await body()
  }

  private static func enableAnimations(_ fileID: String, _ filePath: String, _ line: Int) {
    // What is due now may begin animations: they belong to the scope.
    CallSite.with(fileID, filePath, line) { HeadlessDriver.perform(.settle, as: .act("disable animations")) }
    HeadlessDriver.disableAnimations(false)
  }

  /// Lets time pass: every timer, sleep and animation on the way comes due, in order.
  public static func advance(by duration: Duration, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    let words = duration.words
    perform(.advance(by: duration), "advance", "let \(words) pass", fileID, filePath, line) {
      if duration >= .zero { return true }
      HeadlessDriver.failForInput(.act("let \(words) pass"), .unusableNumber(name: "duration", value: words, allowed: "0 seconds or more"))
      return false
    }
  }

  /// Lets time pass until nothing is pending any more.
  ///
  /// - Every timer fires, every sleep and every animation ends, however far away they are.
  /// - What these start is waited for too, until nothing is left.
  /// - A repeating timer fires once, and a loop around a sleep is left after 10,000 turns: neither keeps the call from returning.
  public static func advanceUntilIdle(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    perform(.advanceUntilIdle, "advanceUntilIdle", "let time pass until the app is idle", fileID, filePath, line)
  }

  /// Drops what is pending on the device: timers never fire, sleeps and animations never end.
  ///
  /// - What was set, the date for one, stays set.
  /// - A task that sleeps stays suspended until it is cancelled.
  /// - The completions of animations do not run.
  public static func reset(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    perform(.reset, "reset", "drop what is pending", fileID, filePath, line)
  }

  private static func perform(
    _ action: HeadlessDriver.TimeLapseAction, _ function: String, _ words: String, _ fileID: String, _ filePath: String, _ line: Int,
    where isUsable: () -> Bool = { true }
  ) {
    CallSite.with(fileID, filePath, line) {
      record(function, words)
      if InteractionFailure.isStopped || !isUsable() { return }
      HeadlessDriver.perform(action, as: .act("\(words)"))
    }
  }
}
