import HeadlessXCUI
import ScenarioKit

/// Runs all assertions, even if some fail, and reports the failed assertions as one failure.
///
/// ```swift
/// assertSoftly {
///   select(profileScreen.usernameLabel).assert(.label("Kane"))
///   select(profileScreen.logOutButton).assert(.isEnabled)
/// }
/// ```
/// If an action fails, later actions and assertions in the closure have no effect. If the closure throws, the rest of it doesn't run. Earlier failures are reported in both cases.
/// If the closure installs a failure handler, that handler alone receives the failures in its scope.
/// - Parameter assertions: The assertions.
@preconcurrency @MainActor
public func assertSoftly(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, _ assertions: () throws -> Void) rethrows {
  if InteractionFailure.isStopped { return }
  var failures: [InteractionFailure] = []
  // Report in a `defer` block, so earlier failures are reported even if an error is thrown.
  defer { CallSite.with(fileID, filePath, line) { reportAll(failures) } }
  try InteractionFailure.collect(into: &failures, while: InteractionFailure.isWithoutInnerHandler, assertions)
}

@MainActor
private func reportAll(_ failures: [InteractionFailure]) {
  guard let first = failures.first else { return }
  if failures.count == 1 { return first.report() }
  var all = InteractionFailure(attempt: .expect("all claims to be true"), reason: .several(failures))
  all.screen = first.screen
  all.isAboutRawElement = failures.allSatisfy(\.isAboutRawElement)
  all.report()
}
