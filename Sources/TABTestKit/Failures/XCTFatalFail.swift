import ScreenTestKit

/// Fails the test for a mistake in the test itself, and stops the scenario: its later steps are skipped.
///
/// Unlike TABTestKit's function of this name it never ends the process: it returns to its caller.
/// - Parameters:
///   - message: What is wrong, in a sentence.
///   - file: The file that is reported; by default the caller's.
///   - line: The line that is reported; by default the caller's.
public func XCTFatalFail(_ message: String, file: StaticString = #filePath, line: UInt = #line) {
  let location = SourceLocation(fileID: "\(file)", filePath: "\(file)", line: Int(line), column: 1)
  ScenarioRun.fail(TestFailure(kind: "test.fatal", message: message), at: location)
}
