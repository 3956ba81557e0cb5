import ScreenTestKit

/// Fails the test because of a mistake in the test itself, and stops the scenario.
///
/// The scenario's later steps are skipped. Unlike the function in TABTestKit, this function doesn't end the process, but returns to its caller. So it doesn't return `Never`, and the `else` of a
/// `guard` statement needs a `return` after it.
/// - Parameters:
///   - message: A sentence that describes the mistake.
///   - file: The file to report. The default is the caller's file.
///   - line: The line to report. The default is the caller's line.
public func XCTFatalFail(_ message: String, file: StaticString = #filePath, line: UInt = #line) {
  let location = SourceLocation(fileID: "\(file)", filePath: "\(file)", line: Int(line), column: 1)
  ScenarioRun.fail(TestFailure(kind: "test.fatal", message: message), at: location)
}
