import HeadlessXCUI

/// Fails the step or the test at once: nothing is waited for.
/// - Parameters:
///   - reason: Why, as the end of a sentence: “no user has this name”.
///   - details: More about it, in full sentences.
@preconcurrency @MainActor
public func fail(_ reason: String, details: String? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
  let failed = InteractionFailure.FailedAssertion(kind: "failed", actual: reason.asClause, details: details)
  CallSite.with(fileID, filePath, line) { report(failed) }
}

/// Fails the step or the test at once because a condition of what comes next is not met: nothing is waited for.
/// - Parameters:
///   - reason: Which one, as the end of a sentence: “the server has no photo to show”.
///   - details: More about it, in full sentences.
@preconcurrency @MainActor
public func failCondition(_ reason: String, details: String? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
  let failed = InteractionFailure.FailedAssertion(kind: "condition", actual: "a condition is not met", message: reason.asClause, details: details)
  CallSite.with(fileID, filePath, line) { report(failed) }
}

@MainActor
private func report(_ failed: InteractionFailure.FailedAssertion) {
  if InteractionFailure.isStopped { return }
  InteractionFailure(attempt: .act("go on"), reason: .assertionFailed(failed)).report()
}

extension String {
  /// The text as the end of a sentence, which has a full stop of its own.
  var asClause: String { hasSuffix(".") && !hasSuffix("..") ? String(dropLast()) : self }
}
