import ScreenTestKit

/// Tests of `performAccessibilityAudit(for:_:)`.
@preconcurrency @MainActor
final class AuditTests: XCTestCase {
  private let app = XCUIApplication()

  func test_problemsFailTheTest() throws {
    let log = try SessionLog(AppUnderTest(name: "Shop") { HeadlessUIForms.inaccessible() }) {
      try app.performAccessibilityAudit()
    }
    XCTAssertEqual(
      log.messages,
      [
        """
        Could not audit App “Shop”: 2 of them are not.

          1. Expected Button to be accessible, but it has no label; add one with accessibilityLabel(_:).
          2. Expected Button “Small” to be accessible, but its size is only 9 × 105 points, and the minimum is 20 × 20.

        What to do: fix them in the app, or return true for them in the audit’s handler.
        """
      ])
  }

  func test_theHandlerAcceptsProblems() throws {
    var seen: [String] = []
    let log = try SessionLog(AppUnderTest(name: "Shop") { HeadlessUIForms.inaccessible() }) {
      try app.performAccessibilityAudit(for: [.hitRegion, .contrast]) { issue in
        seen.append("\(issue.compactDescription): \(issue.element?.label ?? "")")
        return true
      }
    }
    XCTAssertEqual(seen, ["Hit area is too small: Small"])
    XCTAssertEqual(log.messages, [])
  }

  func test_anAppWithoutProblemsPasses_andTheLogNamesWhatWasNotJudged() throws {
    let log = try SessionLog { try app.performAccessibilityAudit() }
    XCTAssertEqual(log.messages, [])
    XCTAssertTrue(
      log.text.contains("the audit can’t check these kinds of problems on a simulated device: contrast, element detection, dynamic type and clipped text"), log.text)
  }
}
