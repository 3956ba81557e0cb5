import ScenarioKit
import Screens
import XCTest

/// The base class of tests whose steps run on a separate device.
///
/// A step passes, or fails with a single message and the next step is skipped.
@preconcurrency @MainActor
class FailureTestCase: XCTestCase {
  /// Runs a test on a separate device.
  ///
  /// The test must not fail.
  func passes(_ app: AppUnderTest, file: StaticString = #filePath, line: UInt = #line, _ test: @escaping (FailureCapture) -> Void) {
    let capture = FailureCapture(app, test)
    XCTAssertEqual(capture.messages, [], file: file, line: line)
  }

  /// The current device's time since it was switched on, in seconds.
  var now: Double { (HeadlessDriver.now ?? .zero) / .seconds(1) }

  /// Runs a step that fails, and compares its whole message.
  func assertFailure(_ app: AppUnderTest, _ kind: String, tells message: String, file: StaticString = #filePath, line: UInt = #line, _ step: @escaping (FailureCapture) -> Void) {
    guard let told = told(app, kind, file, line, step) else { return }
    XCTAssertEqual(told, message, file: file, line: line)
  }

  /// Runs a step that fails, and looks for paragraphs in its message.
  ///
  /// The first of them must be the message's first paragraph.
  /// - Parameter blocks: The heads of all paragraphs after the first, in order: the words before the first colon, at most three.
  ///   For example, a message has the blocks `["expected", "Nothing was due", "Query", "Found instead", "Did you mean", "What to do"]`. If `nil`, they aren't compared.
  func assertFailure(
    _ app: AppUnderTest, _ kind: String, says paragraphs: String..., blocks: [String]? = nil, file: StaticString = #filePath, line: UInt = #line,
    _ step: @escaping (FailureCapture) -> Void
  ) {
    guard let told = told(app, kind, file, line, step) else { return }
    let parts = told.components(separatedBy: "\n\n")
    XCTAssertEqual(parts.first, paragraphs.first, file: file, line: line)
    for paragraph in paragraphs { XCTAssertTrue(parts.contains(paragraph), "“\(paragraph)” is not in:\n\(told)", file: file, line: line) }
    guard let blocks else { return }
    let heads = parts.dropFirst().map { head(of: $0) }
    XCTAssertEqual(heads, blocks, told, file: file, line: line)
  }

  /// Returns the words of a paragraph before its first colon, at most three.
  private func head(of paragraph: String) -> String {
    paragraph.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).prefix(3).joined(separator: " ")
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
