import VirtualTime

/// One sentence of a scenario: `Given`, `When`, `Then`, `And` or `But` with what it does.
///
/// A step takes an expression, `When(I: tap(button))`, or a function by reference, `When(I: logIn)`, which may throw and may be async.
/// An async function with arguments is written as a closure, because Swift has no autoclosure for it: `Then(I: { await wait(forMinutes: 25) })`.
///
/// - It runs when it is created, in a sync and in an async test alike, in XCTest and in Swift Testing.
/// - When it fails, it is reported at its own file and line, and the later steps of the test are logged as skipped and do not run.
/// - Its sentence in the log is read from its own source line: “When I tap button”.
/// - Steps that run inside a step's function are logged under it.
public struct Step<Keyword: StepKeyword>: Sendable {
  /// Runs an expression as a step: `Given(mockServer(is: .failing))`.
  ///
  /// The expression runs at once, or not at all when an earlier step of the test has failed. An error that it throws fails the step.
  /// - Parameters:
  ///   - action: What the step does.
  ///   - fileID: The file that the step stands in, and so on: its own place unless a helper passes its caller's on.
  @discardableResult
  public init(
    _ action: @autoclosure () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    perform(.none, fileID, filePath, line, column, function, action)
  }

  /// Runs a function by reference as a step: `Given(deviceBiometricsAreEnabled)`.
  ///
  /// The function runs at once, or not at all when an earlier step of the test has failed. An error that it throws fails the step.
  /// - Parameters:
  ///   - action: What the step does.
  ///   - fileID: The file that the step stands in, and so on: its own place unless a helper passes its caller's on.
  @discardableResult
  public init(
    _ action: () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    perform(.none, fileID, filePath, line, column, function, action)
  }

  /// Runs an async function by reference as a step: `Given(deviceBiometricsAreEnabled)`.
  ///
  /// No `await` is written at the step.
  /// The current `VirtualScheduler` runs it to completion before the initializer returns, or a temporary one where there is none.
  /// An error that it throws fails the step, and so does a function that waits for something that never comes.
  /// - Parameters:
  ///   - action: What the step does.
  ///   - fileID: The file that the step stands in, and so on: its own place unless a helper passes its caller's on.
  @discardableResult
  public init(
    @_implicitSelfCapture _ action: @escaping () async throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    perform(.none, fileID, filePath, line, column, function, action)
  }

  func perform(
    _ label: StepLabel, _ fileID: String, _ filePath: String, _ line: Int, _ column: Int, _ caller: String, _ body: () throws -> Void
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ScenarioRun.withRun(at: location, function: caller) { run in
      run.perform(keyword: Keyword.word, label: label, at: location, in: caller, body)
    }
  }

  func perform(
    _ label: StepLabel, _ fileID: String, _ filePath: String, _ line: Int, _ column: Int, _ caller: String, _ body: @escaping () async throws -> Void
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    ScenarioRun.withRun(at: location, function: caller) { run in
      run.perform(keyword: Keyword.word, label: label, at: location, in: caller) {
        try run.runToCompletion(body)
      }
    }
  }
}
