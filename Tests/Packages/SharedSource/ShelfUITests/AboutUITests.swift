import XCTest

final class AboutUITests: ShelfUITestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        launch()
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

    func testAModelThatImportsFoundationAloneIsObserved() {
        app.buttons["Read 0 times"].tap()
        XCTAssertTrue(app.buttons["Read 1 times"].exists)
    }
}
