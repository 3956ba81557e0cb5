import HeadlessUI
import HeadlessXCUI
import XCTest

/// The parts of switches, steppers and search fields that XCUITest exposes.
final class SwitchAndStepperTests: MainActorTestCase {
  private let app = XCUIApplication()

  private struct Controls: View {
    @State private var isOn = false
    @State private var cakes = 3
    @State private var query = ""

    var body: some View {
      NavigationStack {
        Form {
          Toggle("Sound", isOn: $isOn)
          Stepper("Number of cakes: \(cakes)", value: $cakes)
          Stepper("Named", value: $cakes).accessibilityIdentifier("named")
          ProgressView("Downloading…", value: 0.5)
          ProgressView(value: 0.25)
        }
        .navigationTitle("Controls")
        .searchable(text: $query)
      }
    }
  }

  private func run(_ body: () -> Void) {
    let fixture = ScreenFixture { Controls() }
    fixture.run { body() }
    XCTAssertEqual(fixture.kinds, [])
  }

  // The workaround of public suites for toggles: app.switches["…"].switches.firstMatch.tap(), or a coordinate at 0.9.
  func test_aToggleHasASwitchInItsSwitch() {
    run {
      let toggle = app.switches["Sound"]
      XCTAssertEqual(toggle.switches.count, 1)
      XCTAssertEqual(toggle.switches.firstMatch.frame.maxX, toggle.frame.maxX)
      XCTAssertEqual(toggle.switches.firstMatch.frame.size, CGSize(width: 51, height: 31))
      toggle.switches.firstMatch.tap()
      XCTAssertEqual(toggle.value as? String, "1")
      XCTAssertEqual(toggle.switches.firstMatch.value as? String, "1")
      toggle.switches.element.tap()
      XCTAssertEqual(toggle.value as? String, "0")
      XCTAssertEqual(app.switches.count, 1, "the inner one is found in its switch alone")
    }
  }

  func test_aTouchOfTheLabelDoesNotToggle() {
    run {
      let toggle = app.switches["Sound"]
      toggle.coordinate(withNormalizedOffset: CGVector(dx: 0.3, dy: 0.5)).tap()
      XCTAssertEqual(toggle.value as? String, "0")
      toggle.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5)).tap()
      XCTAssertEqual(toggle.value as? String, "1")
      app.cells.containing(.switch, identifier: "Sound").firstMatch.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
      XCTAssertEqual(toggle.value as? String, "1", "nor does a touch of the row")
      toggle.tap()
      XCTAssertEqual(toggle.value as? String, "0", "a tap of the element is at its activation point")
    }
  }

  // Public suites use these names: app.buttons["Number of cakes: 3-Increment"], app.steppers.buttons["Increment"].
  func test_theButtonsOfAStepperBeginWithItsName() {
    run {
      XCTAssertEqual(app.buttons["Number of cakes: 3-Increment"].label, "Increment")
      app.buttons["Number of cakes: 3-Increment"].tap()
      XCTAssertTrue(app.staticTexts["Number of cakes: 4"].exists)
      app.buttons["Number of cakes: 4-Decrement"].tap()
      app.buttons["named-Increment"].tap()
      XCTAssertEqual(app.steppers["Number of cakes: 4"].buttons["Increment"].identifier, "Number of cakes: 4-Increment")
    }
  }

  func test_aProgressBarIsFoundByItsLabel() {
    run {
      XCTAssertEqual(app.progressIndicators["Downloading…"].value as? String, "50%")
      XCTAssertEqual(app.progressIndicators["Progress"].value as? String, "25%")
    }
  }

  func test_theButtonThatEmptiesASearchFieldIsInIt() {
    run {
      app.navigationBars["Controls"].searchFields.firstMatch.tap()
      app.searchFields.firstMatch.typeText("cake")
      app.searchFields["Search"].buttons["Clear text"].tap()
      XCTAssertEqual(app.searchFields.firstMatch.value as? String, "Search")
      XCTAssertFalse(app.buttons["Clear text"].exists)
      app.navigationBars.buttons["Cancel"].tap()
    }
  }
}
