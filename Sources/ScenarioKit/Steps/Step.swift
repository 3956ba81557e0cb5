import VirtualTime

/// A sentence of a scenario: `Given`, `When`, `Then`, `And`, or `But`, followed by an action.
///
/// A step takes an expression, `When(I: tap(button))`, or a reference to a function, `When(I: logIn)`. The function may throw and may be async.
/// Write an async function with arguments as a closure, because Swift doesn't support async autoclosures here: `Then(I: { await wait(forMinutes: 25) })`.
///
/// - A step runs when it's created, in sync and async tests, with XCTest and with Swift Testing.
/// - If a step fails, the failure is reported at the step's own file and line. Later steps of the test are logged as skipped and don't run.
/// - The sentence in the log is read from the step's own source line: “When I tap button”. `Given("I am signed in", logIn())` and ``named(_:_:)-2y1t7`` give it another sentence.
/// - Steps that run in a step's function are logged under that step.
public final class Step<Keyword: StepKeyword>: AnyStep, @unchecked Sendable {
  /// Runs a step.
  package init(running label: StepLabel, at location: SourceLocation, in caller: String, sentence: String? = nil, _ body: () throws -> Void) {
    super.init(running: label, keyword: Keyword.word, at: location, in: caller, sentence: sentence, body)
  }

  /// Runs a step with an async function.
  init(running label: StepLabel, at location: SourceLocation, in caller: String, sentence: String? = nil, async body: @escaping () async throws -> Void) {
    super.init(running: label, keyword: Keyword.word, at: location, in: caller, sentence: sentence, async: body)
  }

  /// Creates a step that doesn't run, for the unavailable initializers.
  init(unused: Void) { super.init(keyword: Keyword.word, at: .nowhere, in: "") }

  /// Runs an expression as a step: `Given(mockServer(is: .failing))`.
  ///
  /// The expression runs immediately, unless an earlier step of the test failed. If it throws an error, the step fails.
  /// - Parameters:
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    _ action: @autoclosure () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    self.init(running: .none, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, action)
  }

  /// Runs a function by reference as a step: `Given(deviceBiometricsAreEnabled)`.
  ///
  /// The function runs immediately, unless an earlier step of the test failed. If it throws an error, the step fails.
  /// - Parameters:
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    _ action: () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    self.init(running: .none, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, action)
  }

  /// Runs an async function by reference as a step: `Given(deviceBiometricsAreEnabled)`.
  ///
  /// The step doesn't need `await`.
  /// The current `VirtualScheduler`, or a temporary one, runs the function to completion before the initializer returns.
  /// The step fails if the function throws an error or waits for something that never happens.
  /// - Parameters:
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    @_implicitSelfCapture _ action: @escaping () async throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    self.init(running: .none, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, async: action)
  }
}
