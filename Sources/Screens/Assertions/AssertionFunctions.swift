import HeadlessXCUI

// Assertions about values. In idle mode, they first wait until the app is idle. In other modes, they first run the work that's due. Then they evaluate the expression once.

/// Asserts that an expression is true.
/// - Parameters:
///   - expression: The expression.
///   - message: A description that a failure includes, such as “the cart is empty after the order”.
@preconcurrency @MainActor
public func assertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  ValueAssertion.check("the expression to be true", message, fileID, filePath, line) {
    try expression() ? nil : InteractionFailure.FailedAssertion(kind: "true", actual: "it is false")
  }
}

/// Asserts that an expression is true, like ``assertTrue(_:_:fileID:filePath:line:)``.
@preconcurrency @MainActor
public func assertThat(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  assertTrue(try expression(), message(), fileID: fileID, filePath: filePath, line: line)
}

/// Asserts that an expression is false.
/// - Parameters:
///   - expression: The expression.
///   - message: A description that a failure includes.
@preconcurrency @MainActor
public func assertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  ValueAssertion.check("the expression to be false", message, fileID, filePath, line) {
    try expression() ? InteractionFailure.FailedAssertion(kind: "false", actual: "it is true") : nil
  }
}

/// Asserts that a value isn't `nil`.
/// - Parameters:
///   - expression: The value.
///   - message: A description that a failure includes.
@preconcurrency @MainActor
public func assertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  ValueAssertion.check("a value", message, fileID, filePath, line) {
    try expression() == nil ? InteractionFailure.FailedAssertion(kind: "notNil", actual: "there is none") : nil
  }
}

/// Asserts that a value is `nil`.
/// - Parameters:
///   - expression: The value.
///   - message: A description that a failure includes.
@preconcurrency @MainActor
public func assertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
) {
  ValueAssertion.check("no value", message, fileID, filePath, line) {
    try expression().map { InteractionFailure.FailedAssertion(kind: "nil", actual: "there is \(ValueAssertion.words($0))") }
  }
}

/// Asserts that two values are equal.
///
/// Two `nil` values are equal.
/// - Parameters:
///   - actual: The actual value.
///   - expected: The expected value.
///   - message: A description that a failure includes.
@preconcurrency @MainActor
public func assertEqual<Value: Equatable>(
  _ actual: @autoclosure () throws -> Value, _ expected: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "", fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line
) {
  ValueAssertion.check("two equal values", message, fileID, filePath, line) {
    let (actual, expected) = (try actual(), try expected())
    if actual == expected { return nil }
    let values = InteractionFailure.ValueDifference(
      name: "value", expected: ValueAssertion.words(expected), actual: ValueAssertion.words(actual), hint: ValueAssertion.hint(expected, actual))
    return InteractionFailure.FailedAssertion(kind: "equal", actual: "they differ", values: values)
  }
}

/// Asserts that two values aren't equal.
///
/// Two `nil` values are equal.
/// - Parameters:
///   - first: The value.
///   - second: The value that the first value should differ from.
///   - message: A description that a failure includes.
@preconcurrency @MainActor
public func assertNotEqual<Value: Equatable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "", fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line
) {
  ValueAssertion.check("two values that differ", message, fileID, filePath, line) {
    let (first, second) = (try first(), try second())
    return first == second ? InteractionFailure.FailedAssertion(kind: "notEqual", actual: "both are \(ValueAssertion.words(first))") : nil
  }
}
