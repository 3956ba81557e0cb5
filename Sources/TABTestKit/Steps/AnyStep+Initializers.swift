import ScenarioKit

// TABTestKit's initializers of `Step`. The log shows these steps with the keyword “*”, because only `Given`, `When`, `Then`, `And` and `But` have one.
extension AnyStep {
  /// Runs an expression as a step: `Step(logIn())`.
  ///
  /// If it throws an error, the step fails.
  @discardableResult
  public convenience init(
    _ action: @autoclosure () throws -> Void, line: UInt = #line, function: StaticString = #function, file: StaticString = #filePath, fileID: String = #fileID,
    column: Int = #column
  ) {
    self.init(running: .none, keyword: AnyKeyword.word, at: .step(fileID, file, line, column), in: "\(function)", action)
  }

  /// Runs a function by reference as a step: `Step(logIn)`.
  ///
  /// If it throws an error, the step fails.
  @discardableResult
  public convenience init(
    _ action: () throws -> Void, line: UInt = #line, function: StaticString = #function, file: StaticString = #filePath, fileID: String = #fileID,
    column: Int = #column
  ) {
    self.init(running: .none, keyword: AnyKeyword.word, at: .step(fileID, file, line, column), in: "\(function)", action)
  }

  /// Runs an expression as a step: `Step(I: logIn())`.
  ///
  /// If it throws an error, the step fails.
  @discardableResult
  public convenience init(
    I action: @autoclosure () throws -> Void, line: UInt = #line, function: StaticString = #function, file: StaticString = #filePath, fileID: String = #fileID,
    column: Int = #column
  ) {
    self.init(running: .i, keyword: AnyKeyword.word, at: .step(fileID, file, line, column), in: "\(function)", action)
  }

  /// Runs a function by reference as a step: `Step(I: logIn)`.
  ///
  /// If it throws an error, the step fails.
  @discardableResult
  public convenience init(
    I action: () throws -> Void, line: UInt = #line, function: StaticString = #function, file: StaticString = #filePath, fileID: String = #fileID,
    column: Int = #column
  ) {
    self.init(running: .i, keyword: AnyKeyword.word, at: .step(fileID, file, line, column), in: "\(function)", action)
  }

  /// Runs an expression as a step: `Step(the: serverIsDown())`.
  ///
  /// If it throws an error, the step fails.
  @discardableResult
  public convenience init(
    the action: @autoclosure () throws -> Void, line: UInt = #line, function: StaticString = #function, file: StaticString = #filePath, fileID: String = #fileID,
    column: Int = #column
  ) {
    self.init(running: .the, keyword: AnyKeyword.word, at: .step(fileID, file, line, column), in: "\(function)", action)
  }

  /// Runs a function by reference as a step: `Step(the: serverIsDown)`.
  ///
  /// If it throws an error, the step fails.
  @discardableResult
  public convenience init(
    the action: () throws -> Void, line: UInt = #line, function: StaticString = #function, file: StaticString = #filePath, fileID: String = #fileID,
    column: Int = #column
  ) {
    self.init(running: .the, keyword: AnyKeyword.word, at: .step(fileID, file, line, column), in: "\(function)", action)
  }

  /// Runs an expression as a step: `Step(a: userIsLoggedIn())`.
  ///
  /// If it throws an error, the step fails.
  @discardableResult
  public convenience init(
    a action: @autoclosure () throws -> Void, line: UInt = #line, function: StaticString = #function, file: StaticString = #filePath, fileID: String = #fileID,
    column: Int = #column
  ) {
    self.init(running: .a, keyword: AnyKeyword.word, at: .step(fileID, file, line, column), in: "\(function)", action)
  }

  /// Runs a function by reference as a step: `Step(a: userIsLoggedIn)`.
  ///
  /// If it throws an error, the step fails.
  @discardableResult
  public convenience init(
    a action: () throws -> Void, line: UInt = #line, function: StaticString = #function, file: StaticString = #filePath, fileID: String = #fileID,
    column: Int = #column
  ) {
    self.init(running: .a, keyword: AnyKeyword.word, at: .step(fileID, file, line, column), in: "\(function)", action)
  }
}
