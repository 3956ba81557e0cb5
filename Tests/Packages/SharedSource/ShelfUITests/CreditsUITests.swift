import ShelfTestSupport
import XCTest

final class CreditsUITests: SupportedTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        launchLoggedIn()
        TabBar(app: app).select("Settings")
        app.buttons["Credits"].tap()
    }

    func testShowsWhatTheAppWasDeliveredWith() throws {
        let expected = try XCTUnwrap(Bundle(for: type(of: self)).url(forResource: "expected", withExtension: "txt"))
        let motto = try String(contentsOf: expected, encoding: .utf8)
        XCTAssertTrue(app.buttons["Ada"].waitForExistence(timeout: 2))
        XCTAssertTrue(app.buttons["Grace"].exists)
        XCTAssertTrue(app.staticTexts[motto].exists)
        XCTAssertEqual(app.staticTexts["credits.version"].label, "Version 2.3 (41)")
        XCTAssertEqual(app.images["Team photo"].frame.size, CGSize(width: 60, height: 40))
    }

    func testOpensAPersonsPage() {
        app.buttons["Grace"].tap()
        XCTAssertTrue(app.staticTexts["Code"].waitForExistence(timeout: 2))
        XCTAssertEqual(app.staticTexts["credit.membership"].label, "3 months ago")
        XCTAssertEqual(app.images["Badge of Code"].frame.size, CGSize(width: 20, height: 20))
        app.buttons["Share…"].tap()
        XCTAssertTrue(app.staticTexts["About Grace"].waitForExistence(timeout: 2))
    }

    func testSendsFeedbackWithUIKitsControls() {
        let words = app.textFields["Your words"]
        words.tap()
        words.typeText("Lovely!\n")
        XCTAssertEqual(words.value as? String, "Lovely")
        XCTAssertFalse(app.keyboards.element.exists)
        app.buttons["Send"].tap()
        XCTAssertTrue(app.staticTexts["Thank you for 6 letters."].waitForExistence(timeout: 2))
        app.buttons["Close"].click()

        let answer = app.switches["Answer me"]
        XCTAssertEqual(answer.value as? String, "0")
        answer.tap()
        XCTAssertEqual(answer.value as? String, "1")
        app.buttons["Send"].tap()
        XCTAssertTrue(app.staticTexts["We answer 6 letters soon."].waitForExistence(timeout: 2))
    }
}
