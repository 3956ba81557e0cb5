import ShelfTestSupport
import XCTest

final class AboutUITests: SupportedTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        launchLoggedIn()
        TabBar(app: app).select("Settings")
        app.buttons["About"].tap()
    }

    func testTheAppRunsOnASimulatedIPhone() {
        #if targetEnvironment(simulator)
            let simulator = "Yes"
        #else
            let simulator = "No"
        #endif
        let platform = app.cells.containing(.staticText, identifier: "Platform").firstMatch
        XCTAssertTrue(platform.staticTexts["iPhone"].waitForExistence(timeout: 2))
        XCTAssertTrue(app.cells.containing(.staticText, identifier: "Simulator").staticTexts[simulator].exists)
        XCTAssertTrue(app.cells.containing(.staticText, identifier: "Model").staticTexts["iPhone"].exists)
        XCTAssertEqual(app.navigationBars["About"].frame.height, 44)
    }

    func testTheAppHasItsDisplayName() {
        XCTAssertEqual(app.label, "My \"Shelf\"")
    }

    func testAModelThatImportsFoundationAloneIsObserved() {
        app.buttons["Read 0 times"].tap()
        XCTAssertTrue(app.buttons["Read 1 times"].exists)
    }

    func testEndsEditingWithASelector() {
        let note = app.textFields["Note"]
        note.tap()
        note.typeText("Read again")
        XCTAssertTrue(app.keyboards.element.exists)
        app.buttons["Done"].tap()
        XCTAssertFalse(app.keyboards.element.exists)
        XCTAssertEqual(note.value as? String, "Read again")
    }
}
