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
/// An action that fails ends them: what comes after it is not done.
/// - Parameter assertions: The assertions.
@preconcurrency @MainActor
public func assertSoftly(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, _ assertions: () throws -> Void) rethrows {
  ScenarioFailures.install()
  if InteractionFailure.isStopped { return }
  let failures = try InteractionFailure.collect(assertions)
  guard let first = failures.first else { return }
  CallSite.with(fileID, filePath, line) {
    if failures.count == 1 { return first.report() }
    var all = InteractionFailure(attempt: .expect("\(failures.count) claims to be true"), reason: .several(failures))
    all.screen = first.screen
    all.report()
  }
}
