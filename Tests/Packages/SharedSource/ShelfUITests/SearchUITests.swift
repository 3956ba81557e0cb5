import XCTest

final class SearchUITests: ShelfUITestCase {
    func testSearchesWhileTyping() {
        launch()
        TabBar(app: app).select("Search")
        let field = app.searchFields.firstMatch
        field.tap()
        field.typeText("kin")
        let result = app.staticTexts["Kindred"]
        XCTAssertTrue(result.waitForExistence(timeout: 5))
        result.tap()
        XCTAssertTrue(app.buttons["Done"].waitForExistence(timeout: 2))
        app.buttons["Done"].tap()
        XCTAssertFalse(app.buttons["Done"].exists)
    }

    func testSaysThatNothingWasFound() {
        launch()
        TabBar(app: app).select("Search")
        app.searchFields["Title"].tap()
        app.searchFields["Title"].typeText("zzz")
        XCTAssertTrue(app.staticTexts["No Results for “zzz”"].waitForExistence(timeout: 5))
    }
}
