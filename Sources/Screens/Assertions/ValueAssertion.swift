import HeadlessXCUI
import VirtualTime

/// What the assertions about values share.
@MainActor
enum ValueAssertion {
  /// Waits as the mode says, evaluates a claim once, and fails the test where it is not true.
  /// - Parameters:
  ///   - wish: What is expected: “two equal values”.
  ///   - message: What the test says about it; empty for nothing.
  ///   - claim: Returns what is so in its place; `nil` where the claim is true.
  static func check(
    _ wish: String, _ message: () -> String, _ fileID: String, _ filePath: String, _ line: Int, _ claim: () throws -> InteractionFailure.FailedAssertion?
  ) {
    CallSite.with(fileID, filePath, line) {
      if InteractionFailure.isStopped { return }
      let attempt = InteractionFailure.Attempt.expect("\(wish)")
      // Without a device there is nothing to wait for.
      if HeadlessDriver.now != nil {
        if TestConfiguration.currentMode == .lazy { HeadlessDriver.perform(.settle, as: attempt) }
        guard HeadlessDriver.synchronize(for: attempt), !InteractionFailure.isStopped else { return }
      }
      record("expect", wish)
      var failed: InteractionFailure.FailedAssertion?
      do {
        failed = try claim()
      } catch {
        failed = InteractionFailure.FailedAssertion(kind: "threw", actual: "it threw “\(error)”")
      }
      // What the expression reads of the app may have failed already.
      guard var failed, !InteractionFailure.isStopped else { return }
      let text = message()
      if !text.isEmpty { failed.message = text.asClause }
      InteractionFailure(attempt: attempt, reason: .assertionFailed(failed)).report()
    }
  }

  /// What tells two texts apart that look alike.
  nonisolated static func hint(_ expected: Any, _ actual: Any) -> String? {
    guard let expected = expected as? String, let actual = actual as? String else { return nil }
    return StringDifference.describe(expected: expected, actual: actual)
  }

  /// A value as messages show it.
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
