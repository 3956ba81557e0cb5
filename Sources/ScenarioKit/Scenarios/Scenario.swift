/// A named group of steps: `Scenario("Logging out") { Given(I: see(profileScreen)) … }`.
///
/// - The body runs when the scenario is created. A test may have several, which continue each other: nothing is reset between them.
/// - The first step that fails ends it: the rest of its steps, and the later scenarios of the same test, are logged as skipped and do not run.
/// - An error that the body throws outside its steps fails the scenario at its own line.
/// - A scenario in which no step runs and no element is used fails. One that is to be written later is declared with the reason:
///   `Scenario("Sharing a photo", pending: "The share sheet comes next.")`.
/// - A scenario inside a step or another scenario is logged under it.
/// - One that is run with several examples is a ``ScenarioOutline``; scenarios that show one rule stand in a ``Rule``, and steps that come before each of them in a ``Background``.
public struct Scenario: Sendable {
  /// The name of the scenario, as the log shows it.
  public let name: String

  /// Runs a scenario.
  /// - Parameters:
  ///   - name: What the scenario is about, for the log.
  ///   - tags: What it is chosen by, beside the tags of its test.
  ///   - description: A few sentences about it, for the reports.
  ///   - body: The steps. It may throw; it does not run when an earlier step of the test has failed.
  @discardableResult
  public init(
    _ name: String, tags: ScenarioTag..., description: String? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function, _ body: () throws -> Void
  ) {
    self.name = name
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ScenarioRun.performScenario(name, .init(tags: tags.map(\.name), description: description), at: location, in: function, body)
  }

  /// Runs a scenario whose body awaits something between its steps: `await Scenario("Logging out") { … }` in an async test.
  /// - Parameters:
  ///   - name: What the scenario is about, for the log.
  ///   - tags: What it is chosen by, beside the tags of its test.
  ///   - description: A few sentences about it, for the reports.
  ///   - isolation: The actor that the body runs on: the caller's.
  ///   - body: The steps. It may throw; it does not run when an earlier step of the test has failed.
  @discardableResult @_disfavoredOverload
  public init(
    _ name: String, tags: ScenarioTag..., description: String? = nil, isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function, _ body: () async throws -> Void
  ) async {
    self.name = name
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await ScenarioRun.performScenario(name, .init(tags: tags.map(\.name), description: description), at: location, in: function, body)
  }

  /// Declares a scenario that is to be written later: the log shows it as pending, with the reason, and its body does not run.
  ///
  /// A test that has no other scenarios and no steps is reported as skipped.
  /// - Parameters:
  ///   - name: What the scenario is about, for the log.
  ///   - reason: Why it is not there yet.
  ///   - tags: What it is chosen by, beside the tags of its test.
  ///   - description: A few sentences about it, for the reports.
  ///   - body: The steps as far as they are written.
  @discardableResult
  public init(
    _ name: String, pending reason: String, tags: ScenarioTag..., description: String? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function, _ body: () async throws -> Void = {}
  ) {
    self.name = name
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ScenarioRun.withRun(at: location, function: function) { $0.notePendingScenario(name, .init(tags: tags.map(\.name), description: description), reason, at: location) }
  }

  /// Declares a scenario that does not run for now: the log shows it as skipped, with the reason.
  ///
  /// A test that has no other scenarios and no steps is reported as skipped.
  /// - Parameters:
  ///   - name: What the scenario is about, for the log.
  ///   - reason: Why it does not run.
  ///   - tags: What it is chosen by, beside the tags of its test.
  ///   - description: A few sentences about it, for the reports.
  ///   - body: The steps.
  @discardableResult
  public init(
    _ name: String, skip reason: String, tags: ScenarioTag..., description: String? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function, _ body: () async throws -> Void = {}
  ) {
    self.name = name
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ScenarioRun.withRun(at: location, function: function) { $0.noteSkippedScenario(name, .init(tags: tags.map(\.name), description: description), reason, at: location) }
  }
}
