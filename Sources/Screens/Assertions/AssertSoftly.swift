import HeadlessXCUI
import ScenarioKit

/// Runs assertions of which each is made, whatever becomes of the others; those that are not true are one failure in the end, which lists them.
///
/// ```swift
/// assertSoftly {
///   select(profileScreen.usernameLabel).assert(.label("Kane"))
///   select(profileScreen.logOutButton).assert(.isEnabled)
/// }
/// ```
/// An action that fails ends them: what comes after it is not done. An error that is thrown ends them too; what failed before it is reported all the same.
/// - Parameter assertions: The assertions.
@preconcurrency @MainActor
public func assertSoftly(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, _ assertions: () throws -> Void) rethrows {
  if InteractionFailure.isStopped { return }
  var failures: [InteractionFailure] = []
  // What has failed before an error is thrown has failed all the same.
  defer { CallSite.with(fileID, filePath, line) { reportAll(failures) } }
  try InteractionFailure.collect(into: &failures, assertions)
}

@MainActor
private func reportAll(_ failures: [InteractionFailure]) {
  guard let first = failures.first else { return }
  if failures.count == 1 { return first.report() }
  var all = InteractionFailure(attempt: .expect("\(failures.count) claims to be true"), reason: .several(failures))
  all.screen = first.screen
  all.isAboutRawElement = failures.allSatisfy(\.isAboutRawElement)
  all.report()
}
