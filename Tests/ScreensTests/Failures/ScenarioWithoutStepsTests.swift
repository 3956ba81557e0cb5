import HeadlessXCUI
import ScenarioKit
import Screens
import XCTest

/// Tests that a scenario without steps isn't empty if it uses an element of the app.
final class ScenarioWithoutStepsTests: ScreensTestCase {
  func test_aScenarioThatOnlyTapsAnElementPasses() {
    run(on: .login()) { Scenario("Tapping") { loginScreen.usernameField.tap() } }
    XCTAssertEqual(reports.map(\.failure.message), [])
  }

  func test_aScenarioThatTapsAnElementByXCUITestsNamesPasses() {
    run(on: .login()) { Scenario("Tapping") { XCUIApplication().textFields["Username"].tap() } }
    XCTAssertEqual(reports.map(\.failure.message), [])
  }

  func test_aScenarioThatOnlyNamesAnElementFails() {
    run(on: .login()) { Scenario("Naming") { _ = loginScreen.usernameField } }
    XCTAssertEqual(kinds, ["scenario.checkedNothing"])
  }
}
