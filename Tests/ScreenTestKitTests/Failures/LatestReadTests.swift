import XCTest

/// Tests that the message of a failed assertion names the latest read of an element, in child processes.
final class LatestReadTests: XCTestCase {
  private static func run(_ function: String) -> ChildProcess.Run {
    ChildProcess.Run(.xctest, "ScreenTestKitTests.AssertionsAboutElements/" + function, "assert", environment: ["SCREENTEST_PICTURES": "off"])
  }

  private static let functions = ["test_ofTheSameLine", "test_ofOtherLines", "test_inAStep"]

  override class func setUp() { ChildProcesses.start(functions.map(run)) }

  override class func tearDown() { ChildProcesses.finish() }

  /// Returns the messages in the log of a test, without the lines of their places.
  private func messages(_ function: String) throws -> [String] {
    let child = try ChildProcess(Self.run(function))
    let blocks = child.output.components(separatedBy: "\n    ✗ ").dropFirst()
    return blocks.map { block in
      let lines = block.components(separatedBy: "\n").dropFirst(2).prefix { $0.isEmpty || $0.hasPrefix("        ") }
      return lines.map { String($0.dropFirst(8)) }.joined(separator: "\n").trimmingCharacters(in: .newlines)
    }
  }

  func test_aReadOnTheAssertionsLine() throws {
    let wait = "Nothing was due or scheduled, so the wait of 5 seconds ended at once."
    let expected = [
      """
      XCTAssertTrue failed

      Last read: app.staticTexts["Welcom"].waitForExistence(timeout: 5) was false. \(wait)

      Found instead: 1 StaticText in App “Sample”.
        1. StaticText “Welcome”

      Did you mean StaticText “Welcome”?

      What to do: correct the id “Welcom”, or the text in the app.
      """,
      """
      XCTAssertTrue failed

      Last read: app.buttons.element(boundBy: 3).exists was false. The element does not exist: the index 3 is out of range, because there is only 1 match.

      Found:
        1. Button “Log in” [disabled]

      What to do: count from 0, and wait until there are enough matches before you use one by its index.
      """,
      """
      XCTAssertFalse failed

      Last read: app.buttons["Log in"].exists was true.
      """,
      """
      XCTAssertEqual failed: ("1") is not equal to ("99")

      Last read: app.buttons.count was 1.
      """,
      """
      XCTAssertEqual failed: ("Log in") is not equal to ("Log out") - The button is wrong.

      Last read: app.buttons["Log in"].label was “Log in”.
      """,
      """
      XCTAssertTrue failed

      Last read: app.buttons["Log in"].isEnabled was false.
      """,
      """
      XCTAssertNil failed: "User name"

      Last read: app.textFields["UsernameField"].value was “User name”.
      """,
      """
      XCTAssertTrue failed

      Last read: app.staticTexts["Welcome"].waitForNonExistence(timeout: 5) was false. \(wait)
      """,
    ]
    let messages = try messages("test_ofTheSameLine")
    XCTAssertEqual(messages.count, expected.count)
    for (message, expected) in zip(messages, expected) { XCTAssertEqual(message, expected) }
  }

  func test_aReadThatTheAssertionDoesNotUseIsNotNamed() throws {
    XCTAssertEqual(
      try messages("test_ofOtherLines"),
      ["XCTAssertTrue failed", "XCTAssertTrue failed", #"XCTAssertEqual failed: ("0") is not equal to ("1")"#, "XCTAssertTrue failed"])
  }

  func test_anAssertionInAStep() throws {
    XCTAssertEqual(
      try messages("test_inAStep"),
      [
        """
        XCTAssertTrue failed

        Last read: app.staticTexts["Profil"].exists was false.

        Found instead: 1 StaticText in App “Sample”.
          1. StaticText “Welcome”
        """
      ])
  }
}
