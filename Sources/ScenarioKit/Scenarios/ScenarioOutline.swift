/// A scenario that runs once for each of several examples, like a scenario outline in Gherkin.
///
/// ```swift
/// ScenarioOutline("Paying with <card>", examples: [(card: "Visa", fee: 0), (card: "Amex", fee: 2)]) { example in
///   When(I: pay(with: example.card))
///   Then(the: fee(is: example.fee))
/// }
/// ```
/// - Each example is a separate scenario in the log and the reports. In its name, each placeholder is replaced by a value of the example:
///   a property of a structure, an element of a labeled tuple, or a plain value itself.
/// - Each example continues from the previous one, like the scenarios of a test. Nothing is reset between them, and after a failure the others are skipped.
///   For a fresh start with each example, use a parameterized Swift Testing test.
/// - An outline without examples fails, because it checks nothing. An outline also fails if its name contains a placeholder that the examples have no value for.
public struct ScenarioOutline: Sendable {
  /// The name of the outline, with its placeholders.
  public let name: String

  /// Runs a scenario for each example.
  /// - Parameters:
  ///   - name: The name of the scenarios, with placeholders in angle brackets: “Paying with <card>”.
  ///   - tags: Tags to filter by, in addition to the tags of the test.
  ///   - description: A description in a few sentences, for the reports.
  ///   - examples: The examples.
  ///   - body: A closure with the steps. Its argument is an example.
  @discardableResult
  public init<Example>(
    _ name: String, tags: ScenarioTag..., description: String? = nil, examples: [Example], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function, _ body: (Example) throws -> Void
  ) {
    self.name = name
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let rows = ExampleRows(outline: name, examples)
    if let failure = rows.failure { ScenarioRun.withRun(at: location, function: function) { $0.failOutside(failure, at: location) } }
    for (row, example) in zip(rows.rows, examples) where rows.failure == nil {
      let details = ScenarioDetails(tags: tags.map(\.name), description: description, example: row)
      ScenarioRun.performScenario(rows.name(of: row), details, at: location, in: function) { try body(example) }
    }
  }

  /// Runs a scenario with an async body for each example.
  ///
  /// For example: `await ScenarioOutline("Paying with <card>", examples: cards) { … }`.
  /// - Parameters:
  ///   - name: The name of the scenarios, with placeholders in angle brackets: “Paying with <card>”.
  ///   - tags: Tags to filter by, in addition to the tags of the test.
  ///   - description: A description in a few sentences, for the reports.
  ///   - examples: The examples.
  ///   - isolation: The actor that the body runs on. By default, the caller's actor.
  ///   - body: A closure with the steps. Its argument is an example.
  @discardableResult @_disfavoredOverload
  public init<Example>(
    _ name: String, tags: ScenarioTag..., description: String? = nil, examples: [Example], isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function, _ body: (Example) async throws -> Void
  ) async {
    self.name = name
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let rows = ExampleRows(outline: name, examples)
    if let failure = rows.failure { ScenarioRun.withRun(at: location, function: function) { $0.failOutside(failure, at: location) } }
    for (row, example) in zip(rows.rows, examples) where rows.failure == nil {
      let details = ScenarioDetails(tags: tags.map(\.name), description: description, example: row)
      await ScenarioRun.performScenario(rows.name(of: row), details, at: location, in: function) { try await body(example) }
    }
  }
}

extension ScenarioRun {
  /// Fails the test at a given location, outside any step.
  func failOutside(_ failure: TestFailure, at location: SourceLocation) {
    start()
    Self.$current.withValue(self) { Self.fail(failure, at: location) }
  }
}
