import HeadlessXCUI

/// Functions that let time pass on the simulated device.
///
/// Waits don't need these functions, because a wait moves the clock exactly as far as needed. Use ``TimeLapse`` for time that should pass without a wait.
@preconcurrency @MainActor
public enum TimeLapse {
  /// Runs a closure whose animations take no time.
  ///
  /// - Animations that the closure starts end immediately, including animations that their completions start.
  /// - The completions run before the call returns.
  /// - Animations that are already running continue.
  ///
  /// - Parameter body: Test code that changes the app: `TimeLapse.disableAnimations { profileScreen.moreButton.tap() }`.
  /// - Returns: The result of `body`.
  public static func disableAnimations<Result>(
    _ body: () throws -> Result, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) rethrows -> Result {
    HeadlessDriver.disableAnimations(true)
    defer { enableAnimations(fileID, filePath, line) }
    return try body()
  }

  /// Runs an asynchronous closure whose animations take no time.
  ///
  /// For details, see ``disableAnimations(_:fileID:filePath:line:)``.
  public static func disableAnimations<Result>(
    _ body: @MainActor () async throws -> Result, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) async rethrows -> Result {
    HeadlessDriver.disableAnimations(true)
    defer { enableAnimations(fileID, filePath, line) }
    return try await body()
  }

  private static func enableAnimations(_ fileID: String, _ filePath: String, _ line: Int) {
    // Run the work that's due now, because animations that it starts belong to this scope.
    CallSite.with(fileID, filePath, line) { HeadlessDriver.perform(.settle, as: .act("disable animations")) }
    HeadlessDriver.disableAnimations(false)
  }

  /// Lets time pass.
  ///
  /// Timers, sleeps and animations that become due in this time run in order.
  public static func advance(by duration: Duration, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    let words = duration.words
    perform(.advance(by: duration), "advance", "let \(words) pass", fileID, filePath, line) {
      if duration >= .zero { return true }
      HeadlessDriver.failForInput(.act("let \(words) pass"), .unusableNumber(name: "duration", value: words, allowed: "0 seconds or more"))
      return false
    }
  }

  /// Lets time pass until nothing is pending.
  ///
  /// - All timers, sleeps and animations end, regardless of their duration.
  /// - This includes timers, sleeps and animations that start in the meantime.
  /// - A repeating timer fires once, and a loop with a sleep runs up to 10,000 times, so the call always returns.
  public static func advanceUntilIdle(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    perform(.advanceUntilIdle, "advanceUntilIdle", "let time pass until the app is idle", fileID, filePath, line)
  }

  /// Discards the pending work on the device: timers never fire, and sleeps and animations never end.
  ///
  /// - Settings such as the date stay set.
  /// - A task that sleeps stays suspended until it's canceled.
  /// - The completions of animations don't run.
  public static func reset(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    perform(.reset, "reset", "discard pending work", fileID, filePath, line)
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
