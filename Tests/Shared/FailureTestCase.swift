import ScenarioKit
import Screens
import XCTest

/// The base class of tests whose steps run on a device of their own, and pass or fail with one message, after which the next step is skipped.
@preconcurrency @MainActor
class FailureTestCase: XCTestCase {
  /// Runs a test on a device of its own, which must not fail.
  func passes(_ app: AppUnderTest, file: StaticString = #filePath, line: UInt = #line, _ test: @escaping (FailureCapture) -> Void) {
    let capture = FailureCapture(app, test)
    XCTAssertEqual(capture.messages, [], file: file, line: line)
  }

  /// The time of the current device since it was switched on, in seconds.
  var now: Double { (HeadlessDriver.now ?? .zero) / .seconds(1) }

  /// Fails a step, and compares the whole text that a person is told.
  func assertFailure(_ app: AppUnderTest, _ kind: String, tells message: String, file: StaticString = #filePath, line: UInt = #line, _ step: @escaping (FailureCapture) -> Void) {
    guard let told = told(app, kind, file, line, step) else { return }
    XCTAssertEqual(told, message, file: file, line: line)
  }

  /// Fails a step, and looks for the paragraphs that decide it in what a person is told; the first one is the message's first.
  func assertFailure(
    _ app: AppUnderTest, _ kind: String, says paragraphs: String..., file: StaticString = #filePath, line: UInt = #line, _ step: @escaping (FailureCapture) -> Void
  ) {
    guard let told = told(app, kind, file, line, step) else { return }
    let blocks = told.components(separatedBy: "\n\n")
    XCTAssertEqual(blocks.first, paragraphs.first, file: file, line: line)
    for paragraph in paragraphs { XCTAssertTrue(blocks.contains(paragraph), "“\(paragraph)” is not in:\n\(told)", file: file, line: line) }
  }

  private func told(_ app: AppUnderTest, _ kind: String, _ file: StaticString, _ line: UInt, _ step: @escaping (FailureCapture) -> Void) -> String? {
    let capture = FailureCapture(app) { user in
      Scenario("Failing") {
        When(I: step(user))
        Then(I: user.see(Header(id: "Never looked for")))
      }
    }
    XCTAssertEqual(capture.kinds, [kind], capture.messages.joined(separator: "\n\n"), file: file, line: line)
    XCTAssertEqual(capture.skippedSteps, 1, capture.log, file: file, line: line)
    return capture.messages.first
  }
}
