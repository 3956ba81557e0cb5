import ScenarioKit

// Initializers of `Given`, `When`, `Then`, `And` and `But` with TABTestKit's types, for helpers that pass on their caller's location.
extension ScenarioKit.Step {
  /// Runs an expression as a step at the caller's line: `When(logIn(), line: line, file: file)`.
  ///
  /// If it throws an error, the step fails.
  @discardableResult
  public convenience init(
    _ action: @autoclosure () throws -> Void, line: UInt, function: StaticString = #function, file: StaticString = #filePath
  ) {
    self.init(running: .none, at: SourceLocation(ofAssertionIn: "\(file)", line: Int(clamping: line)), in: "\(function)", action)
  }

  /// Runs a function by reference as a step at the caller's line: `When(logIn, line: line, file: file)`.
  ///
  /// If it throws an error, the step fails.
  @discardableResult
  public convenience init(
    _ action: () throws -> Void, line: UInt, function: StaticString = #function, file: StaticString = #filePath
  ) {
    self.init(running: .none, at: SourceLocation(ofAssertionIn: "\(file)", line: Int(clamping: line)), in: "\(function)", action)
  }

  /// Runs an expression as a step at the caller's line: `When(I: logIn(), line: line, file: file)`.
  ///
  /// If it throws an error, the step fails.
  @discardableResult
  public convenience init(
    I action: @autoclosure () throws -> Void, line: UInt, function: StaticString = #function, file: StaticString = #filePath
  ) {
    self.init(running: .i, at: SourceLocation(ofAssertionIn: "\(file)", line: Int(clamping: line)), in: "\(function)", action)
  }

  /// Runs a function by reference as a step at the caller's line: `When(I: logIn, line: line, file: file)`.
  ///
  /// If it throws an error, the step fails.
  @discardableResult
  public convenience init(
    I action: () throws -> Void, line: UInt, function: StaticString = #function, file: StaticString = #filePath
  ) {
    self.init(running: .i, at: SourceLocation(ofAssertionIn: "\(file)", line: Int(clamping: line)), in: "\(function)", action)
  }

  /// Runs an expression as a step at the caller's line: `When(the: serverIsDown(), line: line, file: file)`.
  ///
  /// If it throws an error, the step fails.
  @discardableResult
  public convenience init(
    the action: @autoclosure () throws -> Void, line: UInt, function: StaticString = #function, file: StaticString = #filePath
  ) {
    self.init(running: .the, at: SourceLocation(ofAssertionIn: "\(file)", line: Int(clamping: line)), in: "\(function)", action)
  }

  /// Runs a function by reference as a step at the caller's line: `When(the: serverIsDown, line: line, file: file)`.
  ///
  /// If it throws an error, the step fails.
  @discardableResult
  public convenience init(
    the action: () throws -> Void, line: UInt, function: StaticString = #function, file: StaticString = #filePath
  ) {
    self.init(running: .the, at: SourceLocation(ofAssertionIn: "\(file)", line: Int(clamping: line)), in: "\(function)", action)
  }

  /// Runs an expression as a step at the caller's line: `When(a: userIsLoggedIn(), line: line, file: file)`.
  ///
  /// If it throws an error, the step fails.
  @discardableResult
  public convenience init(
    a action: @autoclosure () throws -> Void, line: UInt, function: StaticString = #function, file: StaticString = #filePath
  ) {
    self.init(running: .a, at: SourceLocation(ofAssertionIn: "\(file)", line: Int(clamping: line)), in: "\(function)", action)
  }

  /// Runs a function by reference as a step at the caller's line: `When(a: userIsLoggedIn, line: line, file: file)`.
  ///
  /// If it throws an error, the step fails.
  @discardableResult
  public convenience init(
    a action: () throws -> Void, line: UInt, function: StaticString = #function, file: StaticString = #filePath
  ) {
    self.init(running: .a, at: SourceLocation(ofAssertionIn: "\(file)", line: Int(clamping: line)), in: "\(function)", action)
  }
}
