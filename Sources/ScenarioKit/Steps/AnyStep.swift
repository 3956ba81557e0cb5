/// A step with any keyword.
///
/// This is the superclass of ``Given``, ``When``, ``Then``, ``And`` and ``But``, for a variable or an array of steps.
public class AnyStep: @unchecked Sendable {
  /// The keyword of the step: “Given”.
  public let keyword: String

  /// The location of the step, where its failures are reported.
  public let location: SourceLocation

  /// The function that contains the step: “test_loggingOut()”.
  package let caller: String

  /// Creates the value of a step without running it.
  package init(keyword: String, at location: SourceLocation, in caller: String) {
    self.keyword = keyword
    self.location = location
    self.caller = caller
  }

  /// Runs a step.
  package init(running label: StepLabel, keyword: String, at location: SourceLocation, in caller: String, sentence: String? = nil, _ body: () throws -> Void) {
    self.keyword = keyword
    self.location = location
    self.caller = caller
    ScenarioRun.withRun(at: location, function: caller) { run in
      run.perform(keyword: keyword, label: label, sentence: sentence, at: location, in: caller, body)
    }
  }

  /// Runs a step with an async function.
  ///
  /// The function runs to completion before the initializer returns.
  init(
    running label: StepLabel, keyword: String, at location: SourceLocation, in caller: String, sentence: String? = nil, async body: @escaping () async throws -> Void
  ) {
    self.keyword = keyword
    self.location = location
    self.caller = caller
    ScenarioRun.withRun(at: location, function: caller) { run in
      run.perform(keyword: keyword, label: label, sentence: sentence, at: location, in: caller) {
        try run.runToCompletion(body)
      }
    }
  }
}
