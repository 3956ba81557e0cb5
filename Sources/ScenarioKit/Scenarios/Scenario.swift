/// A named group of steps: `Scenario("Logging out") { Given(I: see(profileScreen)) … }`.
///
/// - The body runs when the scenario is created. A test may have several scenarios, each of which continues from the previous one. Nothing is reset between them.
/// - The first failed step ends the scenario. The rest of its steps and the later scenarios of the same test are logged as skipped and don't run.
/// - If the body throws an error outside its steps, the scenario fails at its own line.
/// - A scenario fails if no step runs and no element is used. Declare a scenario that isn't written yet as pending, with a reason:
///   `Scenario("Sharing a photo", pending: "The share sheet comes next.")`.
/// - A scenario in a step or in another scenario is logged under it.
/// - To run a scenario with several examples, use ``ScenarioOutline``. To group scenarios under a rule, use ``Rule``. To run steps before each scenario, use ``Background``.
public struct Scenario: Sendable {
  /// The name of the scenario in the log.
  public let name: String

  /// Runs a scenario.
  /// - Parameters:
  ///   - name: The name of the scenario in the log.
  ///   - tags: Tags to filter by, in addition to the tags of the test.
  ///   - description: A description in a few sentences, for the reports.
  ///   - body: The steps. The closure may throw. It doesn't run if an earlier step of the test failed.
  @discardableResult
  public init(
    _ name: String, tags: ScenarioTag..., description: String? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function, _ body: () throws -> Void
  ) {
    self.name = name
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ScenarioRun.performScenario(name, .init(tags: tags.map(\.name), description: description), at: location, in: function, body)
  }

  /// Runs a scenario with an async body: `await Scenario("Logging out") { … }` in an async test.
  /// - Parameters:
  ///   - name: The name of the scenario in the log.
  ///   - tags: Tags to filter by, in addition to the tags of the test.
  ///   - description: A description in a few sentences, for the reports.
  ///   - isolation: The actor that the body runs on. By default, the caller's actor.
  ///   - body: The steps. The closure may throw. It doesn't run if an earlier step of the test failed.
  @discardableResult @_disfavoredOverload
  public init(
    _ name: String, tags: ScenarioTag..., description: String? = nil, isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function, _ body: () async throws -> Void
  ) async {
    self.name = name
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await ScenarioRun.performScenario(name, .init(tags: tags.map(\.name), description: description), at: location, in: function, body)
  }

  /// Declares a pending scenario, which isn't written yet.
  ///
  /// Its body doesn't run, and the log shows the reason.
  ///
  /// A test with only pending scenarios is reported as skipped.
  /// - Parameters:
  ///   - name: The name of the scenario in the log.
  ///   - reason: The reason why the scenario isn't written yet.
  ///   - tags: Tags to filter by, in addition to the tags of the test.
  ///   - description: A description in a few sentences, for the reports.
  ///   - body: The steps that are already written.
  @discardableResult
  public init(
    _ name: String, pending reason: String, tags: ScenarioTag..., description: String? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function, _ body: () async throws -> Void = {}
  ) {
    self.name = name
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ScenarioRun.withRun(at: location, function: function) { $0.notePendingScenario(name, .init(tags: tags.map(\.name), description: description), reason, at: location) }
  }

  /// Declares a scenario that is skipped for now.
  ///
  /// Its body doesn't run, and the log shows the reason.
  ///
  /// A test with only skipped scenarios is reported as skipped.
  /// - Parameters:
  ///   - name: The name of the scenario in the log.
  ///   - reason: The reason why the scenario doesn't run.
  ///   - tags: Tags to filter by, in addition to the tags of the test.
  ///   - description: A description in a few sentences, for the reports.
  ///   - body: The steps of the scenario.
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
