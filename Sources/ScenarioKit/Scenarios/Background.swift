/// Steps that come before the scenarios of a feature and are not what they are about: Gherkin's background.
///
/// ```swift
/// override func setUp() {
///   super.setUp()
///   Background("Somebody is logged in") { Given(I: logIn) }
/// }
/// ```
/// It is logged like a scenario, under its own heading, and is none in the counts. A step in it that fails fails the test, and its scenarios are skipped.
public struct Background: Sendable {
  /// What it brings about.
  public let name: String

  /// Runs the steps.
  /// - Parameters:
  ///   - name: What they bring about, for the log.
  ///   - body: The steps. It may throw.
  @discardableResult
  public init(
    _ name: String = "Background", fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function,
    _ body: () throws -> Void
  ) {
    self.name = name
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ScenarioRun.performScenario(name, ScenarioDetails(kind: .background), at: location, in: function, body)
  }

  /// Runs steps between which something is awaited: `await Background("Somebody is logged in") { … }`.
  /// - Parameters:
  ///   - name: What they bring about, for the log.
  ///   - isolation: The actor that the body runs on: the caller's.
  ///   - body: The steps. It may throw.
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
