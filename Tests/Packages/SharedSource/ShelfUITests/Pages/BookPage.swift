import XCTest

struct BookPage {
    let app: XCUIApplication
    let title: String

    var navigationBar: XCUIElement { app.navigationBars[title] }
    var author: XCUIElement { app.staticTexts["detail.author"] }
    var pageSlider: XCUIElement { app.sliders["detail.page"] }
    var pageLabel: XCUIElement { app.staticTexts["detail.pageLabel"] }
    var editButton: XCUIElement { navigationBar.buttons["Edit"] }
    var backButton: XCUIElement { navigationBar.buttons.element(boundBy: 0) }

    func star(_ number: Int) -> XCUIElement {
        app.descendants(matching: .any)["rating.\(number)"]
    }

    func delete(confirming: Bool) {
        app.swipeUp()
        app.buttons["Delete book"].tap()
        let sheet = app.sheets.firstMatch
        XCTAssertTrue(sheet.waitForExistence(timeout: 2))
        sheet.buttons[confirming ? "Delete" : "Cancel"].tap()
    }
}
