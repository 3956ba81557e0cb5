import TABTestKit
import XCTest

/// Tests for TABTestKit's public names with the argument order that suites use.
@preconcurrency @MainActor
final class OldSpellingTests: TABTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(name: "Old") { OldSpellingViews.page() } }

  func test_dialogsTakeTheParentBeforeTheButton() {
    let alert = Alert(id: "Delete?", parent: App.shared, dismissButtonID: "Keep")
    XCTAssertEqual(alert.dismissButton.id, "Keep")
    XCTAssertEqual(Sheet(id: "Share", parent: alert, dismissButtonID: "Close").dismissButton.id, "Close")
    XCTAssertEqual(Alert(id: "Delete?", index: 1, dismissButtonID: "Keep").index, 1)
    XCTAssertEqual(Sheet(id: "Share", index: 2, dismissButtonID: "Close").index, 2)
  }

  func test_elementsAreMadeWithoutArguments() {
    XCTAssertNil(PageIndicator().id)
    XCTAssertNil(Image().id)
    XCTAssertEqual(Table(id: "rows").cell().index, 0)
    XCTAssertTrue(Table(id: "rows").cell().underlyingXCUIElement.exists)
    XCTAssertEqual(Picker.Wheel(index: 1, picker: Picker(id: "Size")).index, 1)
    XCTAssertEqual(DatePicker.Wheel(index: 2, picker: DatePicker(id: "Day")).index, 2)
    XCTAssertEqual([Switch.State.off.rawValue, Switch.State.on.rawValue], [0, 1])
  }

  func test_whatIsAddedToXCUITest() {
    let (field, button) = (XCUIApplication().textFields["Name"], XCUIApplication().buttons["Later"])
    XCTAssertFalse(field.hasKeyboardFocus)
    field.tap()
    XCTAssertTrue(field.hasKeyboardFocus)
    XCTAssertTrue(field.isVisible(in: XCUIApplication()))
    XCTAssertFalse(XCUIApplication().buttons["None"].isVisible(in: XCUIApplication()))
    XCTAssertEqual(XCUIDevice.shared.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    XCTAssertFalse(button.wait(for: button.isEnabled, timeout: 1))
    XCTAssertTrue(button.wait(for: button.isEnabled))
  }

  func test_theCurrentScenarioAndStepAreKnown() {
    var (scenario, step): (String?, String?) = (nil, nil)
    Scenario("Looking") {
      Given(I: look { (scenario, step) = (Scenario.current?.name, Step.current?.keyword) })
    }
    XCTAssertEqual(scenario, "Looking")
    XCTAssertEqual(step, "Given")
    Scenario("Going back") { When(I: goBackToTABTestKitExampleApp) }
  }

  private func look(_ body: () -> Void) { body() }
}
