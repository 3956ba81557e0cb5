import XCTest

final class SettingsUITests: ShelfUITestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        launch()
        TabBar(app: app).select("Settings")
    }

    func testTheGoalIsKeptAndShownByTheTimer() {
        app.steppers["settings.goal"].buttons["Increment"].tap()
        XCTAssertTrue(app.staticTexts["Goal: 30 minutes"].exists)
        TabBar(app: app).select("Timer")
        XCTAssertTrue(app.staticTexts["of 30 min"].exists)
        app.terminate()
        app.launchArguments.removeAll { $0 == "--reset-defaults" }
        app.launch()
        XCTAssertTrue(TabBar(app: app).isSelected("Timer"))
        XCTAssertTrue(app.staticTexts["of 30 min"].waitForExistence(timeout: 2))
    }

    func testRemindersShowTheTime() {
        let reminders = app.switches["settings.reminders"]
        XCTAssertEqual(reminders.value as? String, "0")
        XCTAssertFalse(app.sliders["Reminder time"].exists)
        reminders.tap()
        XCTAssertEqual(reminders.value as? String, "1")
        XCTAssertTrue(app.sliders["Reminder time"].waitForExistence(timeout: 1))
    }

    func testPicksATheme() {
        let theme = app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Theme'")).firstMatch
        theme.tap()
        app.buttons["Dark"].tap()
        XCTAssertTrue(app.navigationBars["Settings"].waitForExistence(timeout: 2))
        XCTAssertEqual(app.buttons.matching(NSPredicate(format: "label CONTAINS 'Dark' OR value == 'Dark'")).count, 1)
    }

    func testStatistics() {
        TabBar(app: app).select("Library")
        LibraryPage(app: app).waitUntilLoaded()
        TabBar(app: app).select("Settings")
        app.buttons["Statistics"].tap()
        XCTAssertTrue(app.navigationBars["Statistics"].waitForExistence(timeout: 2))
        XCTAssertEqual(app.otherElements["statistics.Finished"].value as? String, "1")
        XCTAssertEqual(app.staticTexts["statistics.best"].label, "The Trial")
    }

    func testLogsOut() {
        app.buttons["Log out"].tap()
        app.buttons["Log out now"].tap()
        XCTAssertTrue(app.buttons["login.submit"].waitForExistence(timeout: 2))
    }
}
