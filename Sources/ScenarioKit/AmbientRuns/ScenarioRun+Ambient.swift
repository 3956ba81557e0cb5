extension ScenarioRun {
  /// Whether the code runs in a Swift Testing test that binds no run.
  package static var isInTestWithoutRun: Bool { current == nil && SwiftTesting.isRunningTest }

  /// The current run, or else the ambient one that a scenario here would have.
  static func runOrAmbient(at location: SourceLocation, function: String) -> ScenarioRun {
    current ?? AmbientRuns.shared.run(at: location, function: function)
  }

  /// Calls the body with the current run, or with an ambient one, bound for the call.
  static func withRun(at location: SourceLocation, function: String, _ body: (ScenarioRun) -> Void) {
    if let run = current { return body(run) }
    let run = AmbientRuns.shared.run(at: location, function: function)
    $current.withValue(run) { body(run) }
  }

  /// Calls the async body with the current run, or with an ambient one, bound for the call.
  static func withRun(
    at location: SourceLocation, function: String, isolation: isolated (any Actor)? = #isolation, _ body: (ScenarioRun) async -> Void
  ) async {
    if let run = current { return await body(run) }
    let run = AmbientRuns.shared.run(at: location, function: function)
    await $current.withValue(run, operation: { await body(run) }, isolation: isolation)
  }
}
