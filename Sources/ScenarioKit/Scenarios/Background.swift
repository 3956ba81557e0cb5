/// Steps that prepare the scenarios of a feature, like a background in Gherkin.
///
/// ```swift
/// func test_sharingAPhoto() {
///   Background("Somebody is logged in") { Given(I: logIn) }
///   Scenario("Sharing a photo") { … }
/// }
/// ```
/// A background is logged like a scenario under its own heading, but doesn't count as a scenario. If one of its steps fails, the test fails and its scenarios are skipped.
public struct Background: Sendable {
  /// The name of the background.
  public let name: String

  /// Runs the steps of a background.
  /// - Parameters:
  ///   - name: A name for the log that describes the result of the steps.
  ///   - body: The steps. The closure may throw.
  @discardableResult
  public init(
    _ name: String = "Background", fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function,
    _ body: () throws -> Void
  ) {
    self.name = name
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ScenarioRun.performScenario(name, ScenarioDetails(kind: .background), at: location, in: function, body)
  }

  /// Runs async steps of a background: `await Background("Somebody is logged in") { … }`.
  /// - Parameters:
  ///   - name: A name for the log that describes the result of the steps.
  ///   - isolation: The actor that the body runs on. By default, the caller's actor.
  ///   - body: The steps. The closure may throw.
  @discardableResult @_disfavoredOverload
  public init(
    _ name: String = "Background", isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function, _ body: () async throws -> Void
  ) async {
    self.name = name
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await ScenarioRun.performScenario(name, ScenarioDetails(kind: .background), at: location, in: function, body)
  }
}
