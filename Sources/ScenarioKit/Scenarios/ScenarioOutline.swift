/// A scenario that is run with several examples, one after another: Gherkin's scenario outline.
///
/// ```swift
/// ScenarioOutline("Paying with <card>", examples: [(card: "Visa", fee: 0), (card: "Amex", fee: 2)]) { example in
///   When(I: pay(with: example.card))
///   Then(the: fee(is: example.fee))
/// }
/// ```
/// - Each example is a scenario of its own in the log and in every report. In its name the value of the example stands for each placeholder:
///   a property of a structure or the label of a tuple, or the example itself, where it is a plain value.
/// - The examples continue each other, as the scenarios of a test do: nothing is reset between them, and after one that fails the others are skipped.
///   Where each is to begin afresh, use a Swift Testing test with arguments.
/// - An outline without examples fails: it would check nothing. So does one whose name has a placeholder that no example has a value for.
public struct ScenarioOutline: Sendable {
  /// The name with its placeholders.
  public let name: String

  /// Runs a scenario for each example.
  /// - Parameters:
  ///   - name: What the scenarios are about, with placeholders in angle brackets: “Paying with <card>”.
  ///   - tags: What they are chosen by, beside the tags of their test.
  ///   - description: A few sentences about them, for the reports.
  ///   - examples: The examples.
  ///   - body: The steps, with one of the examples.
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

  /// Runs a scenario whose body awaits something between its steps for each example: `await ScenarioOutline("Paying with <card>", examples: cards) { … }`.
  /// - Parameters:
  ///   - name: What the scenarios are about, with placeholders in angle brackets: “Paying with <card>”.
  ///   - tags: What they are chosen by, beside the tags of their test.
  ///   - description: A few sentences about them, for the reports.
  ///   - examples: The examples.
  ///   - isolation: The actor that the body runs on: the caller's.
  ///   - body: The steps, with one of the examples.
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
  /// Fails the test at a place of its own, outside any step.
  func failOutside(_ failure: TestFailure, at location: SourceLocation) {
    start()
    Self.$current.withValue(self) { Self.fail(failure, at: location) }
  }
}
