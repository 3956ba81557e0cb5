/// Steps with the labels `I:`, `the:`, `a:`, and `time:`, which make a call read like a sentence.
extension Step {
  /// Runs an expression as a step: `When(I: tap(loginScreen.logInButton))`.
  ///
  /// The expression runs immediately, unless an earlier step of the test failed. If it throws an error, the step fails.
  /// - Parameters:
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    I action: @autoclosure () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    self.init(running: .i, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, action)
  }

  /// Runs a function by reference as a step: `When(I: logIn)`.
  ///
  /// The function runs immediately, unless an earlier step of the test failed. If it throws an error, the step fails.
  /// - Parameters:
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    I action: () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    self.init(running: .i, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, action)
  }

  /// Runs an async function by reference as a step: `When(I: logIn)`.
  ///
  /// The step doesn't need `await`.
  /// The current `VirtualScheduler`, or a temporary one, runs the function to completion before the initializer returns.
  /// The step fails if the function throws an error or waits for something that never happens.
  /// - Parameters:
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    @_implicitSelfCapture I action: @escaping () async throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    self.init(running: .i, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, async: action)
  }

  /// Runs an expression as a step: `Then(the: value(of: usernameLabel, is: "My username"))`.
  ///
  /// The expression runs immediately, unless an earlier step of the test failed. If it throws an error, the step fails.
  /// - Parameters:
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    the action: @autoclosure () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    self.init(running: .the, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, action)
  }

  /// Runs a function by reference as a step: `Given(the: serverIsDown)`.
  ///
  /// The function runs immediately, unless an earlier step of the test failed. If it throws an error, the step fails.
  /// - Parameters:
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    the action: () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    self.init(running: .the, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, action)
  }

  /// Runs an async function by reference as a step: `Given(the: serverIsDown)`.
  ///
  /// The step doesn't need `await`.
  /// The current `VirtualScheduler`, or a temporary one, runs the function to completion before the initializer returns.
  /// The step fails if the function throws an error or waits for something that never happens.
  /// - Parameters:
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    @_implicitSelfCapture the action: @escaping () async throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    self.init(running: .the, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, async: action)
  }

  /// Runs an expression as a step: `Given(a: user(named: "Kane"))`.
  ///
  /// The expression runs immediately, unless an earlier step of the test failed. If it throws an error, the step fails.
  /// - Parameters:
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    a action: @autoclosure () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    self.init(running: .a, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, action)
  }

  /// Runs a function by reference as a step: `Given(a: userIsLoggedIn)`.
  ///
  /// The function runs immediately, unless an earlier step of the test failed. If it throws an error, the step fails.
  /// - Parameters:
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    a action: () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    self.init(running: .a, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, action)
  }

  /// Runs an async function by reference as a step: `Given(a: userIsLoggedIn)`.
  ///
  /// The step doesn't need `await`.
  /// The current `VirtualScheduler`, or a temporary one, runs the function to completion before the initializer returns.
  /// The step fails if the function throws an error or waits for something that never happens.
  /// - Parameters:
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    @_implicitSelfCapture a action: @escaping () async throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    self.init(running: .a, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, async: action)
  }

  /// Runs an expression as a step: `When(time: passes(.minutes(25)))`.
  ///
  /// The expression runs immediately, unless an earlier step of the test failed. If it throws an error, the step fails.
  /// - Parameters:
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    time action: @autoclosure () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    self.init(running: .time, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, action)
  }

  /// Runs a function by reference as a step: `When(time: flies)`.
  ///
  /// The function runs immediately, unless an earlier step of the test failed. If it throws an error, the step fails.
  /// - Parameters:
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    time action: () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    self.init(running: .time, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, action)
  }

  /// Runs an async function by reference as a step: `When(time: flies)`.
  ///
  /// The step doesn't need `await`.
  /// The current `VirtualScheduler`, or a temporary one, runs the function to completion before the initializer returns.
  /// The step fails if the function throws an error or waits for something that never happens.
  /// - Parameters:
  ///   - action: The action of the step.
  ///   - fileID: The file of the step. A helper can pass its caller's location in this and the following parameters.
  @discardableResult
  public convenience init(
    @_implicitSelfCapture time action: @escaping () async throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    self.init(running: .time, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column), in: function, async: action)
  }
}
