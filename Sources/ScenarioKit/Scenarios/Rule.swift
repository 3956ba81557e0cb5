/// A business rule that some scenarios illustrate, like a rule in Gherkin.
///
/// ```swift
/// Rule("Only members may comment") {
///   Scenario("A member comments") { … }
///   Scenario("A guest is asked to join") { … }
/// }
/// ```
/// Reports group the scenarios under their rule. The body runs immediately, and the rule fails if nothing happens in it.
public struct Rule: Sendable {
  @TaskLocal static var current: String?

  /// The rule in a sentence.
  public let name: String

  /// Runs the scenarios of a rule.
  /// - Parameters:
  ///   - name: The rule in a sentence.
  ///   - body: The scenarios.
  /// - Throws: Any error that the body throws.
  @discardableResult
  public init(
    _ name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function,
    _ body: () throws -> Void
  ) rethrows {
    self.name = name
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let run = ScenarioRun.runOrAmbient(at: location, function: function)
    let uses = run.uses
    try ScenarioRun.$current.withValue(run) {
      try Self.$current.withValue(name, operation: body)
      run.failIfNothingHappened(since: uses, inRule: name, at: location)
    }
  }

  /// Runs the scenarios of a rule with an async body.
  /// - Parameters:
  ///   - name: The rule in a sentence.
  ///   - isolation: The actor that the body runs on. By default, the caller's actor.
  ///   - body: The scenarios.
  /// - Throws: Any error that the body throws.
  @discardableResult @_disfavoredOverload
  public init(
    _ name: String, isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function, _ body: () async throws -> Void
  ) async rethrows {
    self.name = name
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let run = ScenarioRun.runOrAmbient(at: location, function: function)
    let uses = run.uses
    try await ScenarioRun.$current.withValue(
      run,
      operation: {
        try await Self.$current.withValue(name, operation: body, isolation: isolation)
        run.failIfNothingHappened(since: uses, inRule: name, at: location)
      }, isolation: isolation)
  }
}

extension ScenarioRun {
  /// The number of scenarios, steps, and element uses so far, any of which can check something.
  var uses: Int { lock.withLock { state.uses } }

  fileprivate func failIfNothingHappened(since uses: Int, inRule name: String, at location: SourceLocation) {
    if self.uses == uses, !skipsTheRest { Self.fail(.ruleWithoutScenarios(name), at: location) }
  }

  /// Returns a scenario's details with the tags of its test and suite, and with its rule.
  func withAppEnvironment(_ details: ScenarioDetails) -> ScenarioDetails {
    guard details.kind == .scenario else { return details }
    var details = withTagsOfTest(details)
    if let rule = Rule.current { details.rule = rule }
    return details
  }
}
