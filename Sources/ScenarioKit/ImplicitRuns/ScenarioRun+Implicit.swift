extension ScenarioRun {
  /// Whether the code runs in a Swift Testing test that doesn't bind a run.
  package static var isInTestWithoutRun: Bool { current == nil && SwiftTesting.isRunningTest }

  /// Returns the current run, or the implicit run for a scenario at this place.
  static func runOrAmbient(at location: SourceLocation, function: String) -> ScenarioRun {
    current ?? ImplicitRuns.shared.run(at: location, function: function)
  }

  /// Calls the body with the current or the implicit run, bound during the call.
  static func withRun(at location: SourceLocation, function: String, _ body: (ScenarioRun) -> Void) {
    if let run = current { return body(run) }
    let run = ImplicitRuns.shared.run(at: location, function: function)
    $current.withValue(run) { body(run) }
  }

  /// Calls the async body with the current or the implicit run, bound during the call.
  static func withRun(
    at location: SourceLocation, function: String, isolation: isolated (any Actor)? = #isolation, _ body: (ScenarioRun) async -> Void
  ) async {
    if let run = current { return await body(run) }
    let run = ImplicitRuns.shared.run(at: location, function: function)
    await $current.withValue(run, operation: { await body(run) }, isolation: isolation)
  }
}
