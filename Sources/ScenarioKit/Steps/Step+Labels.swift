/// The steps that are labelled `I:`, `the:`, `a:` and `time:`, so that a call reads as a sentence.
extension Step {
  /// Runs an expression as a step: `When(I: tap(loginScreen.logInButton))`.
  ///
  /// The expression runs at once, or not at all when an earlier step of the test has failed. An error that it throws fails the step.
  /// - Parameters:
  ///   - action: What the step does.
  ///   - fileID: The file that the step stands in, and so on: its own place unless a helper passes its caller's on.
  @discardableResult
  public init(
    I action: @autoclosure () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    perform(.i, fileID, filePath, line, column, function, action)
  }

  /// Runs a function by reference as a step: `When(I: logIn)`.
  ///
  /// The function runs at once, or not at all when an earlier step of the test has failed. An error that it throws fails the step.
  /// - Parameters:
  ///   - action: What the step does.
  ///   - fileID: The file that the step stands in, and so on: its own place unless a helper passes its caller's on.
  @discardableResult
  public init(
    I action: () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    perform(.i, fileID, filePath, line, column, function, action)
  }

  /// Runs an async function by reference as a step: `When(I: logIn)`.
  ///
  /// No `await` is written at the step.
  /// The current `VirtualScheduler` runs it to completion before the initializer returns, or a temporary one where there is none.
  /// An error that it throws fails the step, and so does a function that waits for something that never comes.
  /// - Parameters:
  ///   - action: What the step does.
  ///   - fileID: The file that the step stands in, and so on: its own place unless a helper passes its caller's on.
  @discardableResult
  public init(
    @_implicitSelfCapture I action: @escaping () async throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    perform(.i, fileID, filePath, line, column, function, action)
  }

  /// Runs an expression as a step: `Then(the: value(of: usernameLabel, is: "My username"))`.
  ///
  /// The expression runs at once, or not at all when an earlier step of the test has failed. An error that it throws fails the step.
  /// - Parameters:
  ///   - action: What the step does.
  ///   - fileID: The file that the step stands in, and so on: its own place unless a helper passes its caller's on.
  @discardableResult
  public init(
    the action: @autoclosure () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    perform(.the, fileID, filePath, line, column, function, action)
  }

  /// Runs a function by reference as a step: `Given(the: serverIsDown)`.
  ///
  /// The function runs at once, or not at all when an earlier step of the test has failed. An error that it throws fails the step.
  /// - Parameters:
  ///   - action: What the step does.
  ///   - fileID: The file that the step stands in, and so on: its own place unless a helper passes its caller's on.
  @discardableResult
  public init(
    the action: () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    perform(.the, fileID, filePath, line, column, function, action)
  }

  /// Runs an async function by reference as a step: `Given(the: serverIsDown)`.
  ///
  /// No `await` is written at the step.
  /// The current `VirtualScheduler` runs it to completion before the initializer returns, or a temporary one where there is none.
  /// An error that it throws fails the step, and so does a function that waits for something that never comes.
  /// - Parameters:
  ///   - action: What the step does.
  ///   - fileID: The file that the step stands in, and so on: its own place unless a helper passes its caller's on.
  @discardableResult
  public init(
    @_implicitSelfCapture the action: @escaping () async throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    perform(.the, fileID, filePath, line, column, function, action)
  }

  /// Runs an expression as a step: `Given(a: user(named: "Kane"))`.
  ///
  /// The expression runs at once, or not at all when an earlier step of the test has failed. An error that it throws fails the step.
  /// - Parameters:
  ///   - action: What the step does.
  ///   - fileID: The file that the step stands in, and so on: its own place unless a helper passes its caller's on.
  @discardableResult
  public init(
    a action: @autoclosure () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    perform(.a, fileID, filePath, line, column, function, action)
  }

  /// Runs a function by reference as a step: `Given(a: userIsLoggedIn)`.
  ///
  /// The function runs at once, or not at all when an earlier step of the test has failed. An error that it throws fails the step.
  /// - Parameters:
  ///   - action: What the step does.
  ///   - fileID: The file that the step stands in, and so on: its own place unless a helper passes its caller's on.
  @discardableResult
  public init(
    a action: () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    perform(.a, fileID, filePath, line, column, function, action)
  }

  /// Runs an async function by reference as a step: `Given(a: userIsLoggedIn)`.
  ///
  /// No `await` is written at the step.
  /// The current `VirtualScheduler` runs it to completion before the initializer returns, or a temporary one where there is none.
  /// An error that it throws fails the step, and so does a function that waits for something that never comes.
  /// - Parameters:
  ///   - action: What the step does.
  ///   - fileID: The file that the step stands in, and so on: its own place unless a helper passes its caller's on.
  @discardableResult
  public init(
    @_implicitSelfCapture a action: @escaping () async throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    perform(.a, fileID, filePath, line, column, function, action)
  }

  /// Runs an expression as a step: `When(time: passes(.minutes(25)))`.
  ///
  /// The expression runs at once, or not at all when an earlier step of the test has failed. An error that it throws fails the step.
  /// - Parameters:
  ///   - action: What the step does.
  ///   - fileID: The file that the step stands in, and so on: its own place unless a helper passes its caller's on.
  @discardableResult
  public init(
    time action: @autoclosure () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    perform(.time, fileID, filePath, line, column, function, action)
  }

  /// Runs a function by reference as a step: `When(time: flies)`.
  ///
  /// The function runs at once, or not at all when an earlier step of the test has failed. An error that it throws fails the step.
  /// - Parameters:
  ///   - action: What the step does.
  ///   - fileID: The file that the step stands in, and so on: its own place unless a helper passes its caller's on.
  @discardableResult
  public init(
    time action: () throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    perform(.time, fileID, filePath, line, column, function, action)
  }

  /// Runs an async function by reference as a step: `When(time: flies)`.
  ///
  /// No `await` is written at the step.
  /// The current `VirtualScheduler` runs it to completion before the initializer returns, or a temporary one where there is none.
  /// An error that it throws fails the step, and so does a function that waits for something that never comes.
  /// - Parameters:
  ///   - action: What the step does.
  ///   - fileID: The file that the step stands in, and so on: its own place unless a helper passes its caller's on.
  @discardableResult
  public init(
    @_implicitSelfCapture time action: @escaping () async throws -> Void, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    function: String = #function
  ) {
    perform(.time, fileID, filePath, line, column, function, action)
  }
}
