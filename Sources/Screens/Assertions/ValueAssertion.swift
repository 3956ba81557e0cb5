import HeadlessXCUI
import VirtualTime

/// The common part of the assertions about values.
@MainActor
enum ValueAssertion {
  /// Waits according to the mode, evaluates an assertion once, and fails the test if it's false.
  /// - Parameters:
  ///   - wish: The expectation, such as “two equal values”.
  ///   - message: A closure that returns a description for the failure, or an empty string.
  ///   - claim: A closure that returns the actual state, or `nil` if the assertion is true.
  static func check(
    _ wish: String, _ message: () -> String, _ fileID: String, _ filePath: String, _ line: Int, _ claim: () throws -> InteractionFailure.FailedAssertion?
  ) {
    CallSite.with(fileID, filePath, line) {
      if InteractionFailure.isStopped { return }
      let attempt = InteractionFailure.Attempt.expect("\(wish)")
      // Don't wait if there's no device, because there's no app that could become idle.
      if HeadlessDriver.now != nil {
        if TestConfiguration.currentMode == .lazy { HeadlessDriver.perform(.settle, as: attempt) }
        guard HeadlessDriver.synchronize(for: attempt), !InteractionFailure.isStopped else { return }
      }
      record("expect", wish)
      var failed: InteractionFailure.FailedAssertion?
      let isEvaluated = InteractionFailure.reportingFirst {
        do {
          failed = try claim()
        } catch {
          failed = InteractionFailure.FailedAssertion(kind: "threw", actual: "it threw “\(error)”")
        }
      }
      // Reading the app in the expression can fail, so don't report a second failure.
      guard isEvaluated, var failed, !InteractionFailure.isStopped else { return }
      let text = message()
      if !text.isEmpty { failed.message = text.asClause }
      InteractionFailure(attempt: attempt, reason: .assertionFailed(failed)).report()
    }
  }

  /// Returns a hint about the difference between two strings that look alike.
  nonisolated static func hint(_ expected: Any, _ actual: Any) -> String? {
    guard let expected = expected as? String, let actual = actual as? String else { return nil }
    return StringDifference.describe(expected: expected, actual: actual)
  }

  /// Returns a value in the form that messages use.
  nonisolated static func words(_ value: Any) -> String {
    switch value {
    case let text as String: return text.quoted
    case let number as Double: return number.plain
    case let number as CGFloat: return Double(number).plain
    default: break
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { words($0.value) } ?? "nil"
  }
}
