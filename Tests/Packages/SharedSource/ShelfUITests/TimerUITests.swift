import XCTest

final class TimerUITests: ShelfUITestCase {
    private var elapsed: XCUIElement { app.staticTexts["timer.elapsed"] }
    private var toggle: XCUIElement { app.buttons["timer.toggle"] }

    override func setUp() {
        super.setUp()
        launch()
        TabBar(app: app).select("Timer")
    }

    func testCountsLapsAndPauses() {
        XCTAssertEqual(elapsed.label, "0:00")
        toggle.tap()
        XCTAssertTrue(app.staticTexts["0:03"].waitForExistence(timeout: 10))
        app.buttons["Lap"].tap()
        toggle.tap()
        XCTAssertEqual(toggle.label, "Start")
        XCTAssertEqual(app.tables["timer.laps"].cells.count, 1)
        let paused = elapsed.label
        sleep(2)
        XCTAssertEqual(elapsed.label, paused)
        app.buttons["Reset"].tap()
        XCTAssertEqual(elapsed.label, "0:00")
    }

    func testPausesInTheBackground() {
        toggle.tap()
        XCTAssertEqual(toggle.label, "Pause")
        XCUIDevice.shared.press(.home)
        app.activate()
        XCTAssertTrue(toggle.waitForExistence(timeout: 5))
        XCTAssertEqual(toggle.label, "Start")
    }
}
