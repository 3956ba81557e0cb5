import HeadlessXCUI

/// Fails the step or the test immediately, without waiting.
/// - Parameters:
///   - reason: The reason as a clause, such as “no user has this name”.
///   - details: More information, in full sentences.
@preconcurrency @MainActor
public func fail(_ reason: String, details: String? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
  let failed = InteractionFailure.FailedAssertion(kind: "failed", actual: reason.asClause, details: details)
  CallSite.with(fileID, filePath, line) { report(failed) }
}

/// Fails the step or the test immediately because a precondition isn't met.
/// - Parameters:
///   - reason: The reason as a clause, such as “the server has no photo to show”.
///   - details: More information, in full sentences.
@preconcurrency @MainActor
public func failCondition(_ reason: String, details: String? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
  let failed = InteractionFailure.FailedAssertion(kind: "condition", actual: "a condition is not met", message: reason.asClause, details: details)
  CallSite.with(fileID, filePath, line) { report(failed) }
}

@MainActor
private func report(_ failed: InteractionFailure.FailedAssertion) {
  if InteractionFailure.isStopped { return }
  InteractionFailure(attempt: .act("continue"), reason: .assertionFailed(failed)).report()
}

extension String {
  /// The string without a period at its end.
  var asClause: String { hasSuffix(".") && !hasSuffix("..") ? String(dropLast()) : self }
}
