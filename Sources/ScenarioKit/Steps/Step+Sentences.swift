/// Steps with a sentence that the author of the test writes.
extension Step {
  /// Runs an expression as a step with a sentence: `Given("I am signed in", logIn(as: user))`.
  ///
  /// In the log, the sentence follows the keyword: “Given I am signed in”. If it's blank, the log shows the keyword and the step's actions.
  ///
  /// The expression runs immediately, unless an earlier step of the test failed. If it throws an error, the step fails.
  /// - Parameters:
  ///   - sentence: The words after the keyword. Known secrets in it are masked.
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    _ sentence: String, _ action: @autoclosure () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) {
    self.init(running: .none, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, sentence: sentence, action)
  }

  /// Runs a closure or a function by reference as a step with a sentence: `Given("I am signed in") { logIn() }`.
  ///
  /// In the log, the sentence follows the keyword: “Given I am signed in”. If it's blank, the log shows the keyword and the step's actions.
  ///
  /// The function runs immediately, unless an earlier step of the test failed. If it throws an error, the step fails.
  /// - Parameters:
  ///   - sentence: The words after the keyword. Known secrets in it are masked.
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    _ sentence: String, _ action: () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    self.init(running: .none, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, sentence: sentence, action)
  }

  /// Runs an async closure or function by reference as a step with a sentence: `Given("I am signed in") { await logIn() }`.
  ///
  /// In the log, the sentence follows the keyword: “Given I am signed in”. If it's blank, the log shows the keyword and the step's actions.
  ///
  /// The step doesn't need `await`.
  /// The current `VirtualScheduler`, or a temporary one, runs the function to completion before the initializer returns.
  /// The step fails if the function throws an error or waits for something that never happens.
  /// - Parameters:
  ///   - sentence: The words after the keyword. Known secrets in it are masked.
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    _ sentence: String, @_implicitSelfCapture _ action: @escaping () async throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) {
    self.init(running: .none, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, sentence: sentence, async: action)
  }
}
