/// Returns a secret text from the environment, and masks it in all later output.
///
/// Use it for what a test types into a secure field: `When(I: type(secret("PASSWORD"), into: loginScreen.passwordField))`. `screentest drive` writes scenarios in this form.
///
/// The test fails if the environment doesn't have the variable, and the result is then empty.
/// - Parameter name: The name of the environment variable.
public func secret(_ name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) -> String {
  guard let text = RunEnvironment.variable(name), !text.isEmpty else {
    var failure = TestFailure(kind: "secret.missing", message: "The environment has no secret text with the name \(name).")
    failure.advice = "run the tests with the variable set: \(name)='…' swift test."
    ScenarioRun.fail(failure, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
    return ""
  }
  mask(text)
  return text
}
