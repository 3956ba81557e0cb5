/// Unavailable initializers that take a value.
///
/// The compiler shows their message instead of “no exact matches in call to initializer”.
extension Step {
  /// Unavailable, because a sentence isn't a step.
  @available(*, unavailable, message: "A sentence needs an action: write Given(\"I am signed in\", logIn()) or Given(\"I am signed in\") { logIn() }.")
  @discardableResult
  public convenience init(
    _ sentence: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function
  ) { self.init(unused: ()) }

  /// Unavailable, because a value isn't a step.
  @available(
    *, unavailable,
    message:
      "A step is an action, not a value: write a call with its arguments, such as Given(mockServer(is: .failing)). If the function returns a Bool, check it: Given({ XCTAssertTrue(function()) }). If it returns another value, write Given({ _ = function() })."
  )
  @discardableResult
  public convenience init<Value>(
    _ value: Value, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function
  ) { self.init(unused: ()) }

  /// Unavailable, because a value isn't a step.
  @available(
    *, unavailable,
    message:
      "A step is an action, not a value: write a call with its arguments, such as When(I: tap(button)). If the function returns a Bool, check it: Then(I: { XCTAssertTrue(function()) }). If it returns another value, write When(I: { _ = function() })."
  )
  @discardableResult
  public convenience init<Value>(
    I value: Value, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function
  ) { self.init(unused: ()) }

  /// Unavailable, because a value isn't a step.
  @available(
    *, unavailable,
    message:
      "A step is an action, not a value: write a call with its arguments, such as Then(the: value(of: label, is: \"3\")). If the function returns a Bool, check it: Then(the: { XCTAssertTrue(function()) }). If it returns another value, write Then(the: { _ = function() })."
  )
  @discardableResult
  public convenience init<Value>(
    the value: Value, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function
  ) { self.init(unused: ()) }

  /// Unavailable, because a value isn't a step.
  @available(
    *, unavailable,
    message:
      "A step is an action, not a value: write a call with its arguments, such as Then(a: photo(isIn: album)). If the function returns a Bool, check it: Then(a: { XCTAssertTrue(function()) }). If it returns another value, write Then(a: { _ = function() })."
  )
  @discardableResult
  public convenience init<Value>(
    a value: Value, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function
  ) { self.init(unused: ()) }

  /// Unavailable, because a value isn't a step.
  @available(
    *, unavailable,
    message: "A step is an action, not a value: write a call with its arguments, such as When(time: passes(.seconds(3)))."
  )
  @discardableResult
  public convenience init<Value>(
    time value: Value, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function
  ) { self.init(unused: ()) }
}
