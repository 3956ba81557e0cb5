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

          1. Expected Button to be accessible, but it has no label that says what it is; give it one with accessibilityLabel(_:).
          2. Expected Button “Small” to be accessible, but a finger has only 9 × 105 points to hit, where 20 × 20 are the least.

        What to do: mend them in the app, or return true for them in the audit’s handler.
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
      log.text.contains("not judged by the audit, as a screen model does not tell: contrast, element detection, dynamic type and clipped text"), log.text)
  }
}
