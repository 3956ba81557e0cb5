import XCTest

struct LibraryPage {
    let app: XCUIApplication

    var navigationBar: XCUIElement { app.navigationBars["Library"] }
    var list: XCUIElement { app.collectionViews["library.list"] }
    var addButton: XCUIElement { navigationBar.buttons["Add book"] }
    var sortButton: XCUIElement { app.navigationBars.buttons["Sort"] }
    var message: XCUIElement { app.staticTexts["empty.message"] }
    var tryAgainButton: XCUIElement { app.buttons["Try again"] }

    func row(_ title: String) -> XCUIElement {
        list.cells.containing(.staticText, identifier: title).element
    }

    var titles: [String] {
        ["Middlemarch", "Kindred", "The Trial", "Emma"].filter { app.staticTexts[$0].exists }
            .sorted { app.staticTexts[$0].frame.minY < app.staticTexts[$1].frame.minY }
    }

    @discardableResult
    func waitUntilLoaded(timeout: TimeInterval = 5, file: StaticString = #filePath, line: UInt = #line) -> Self {
        XCTAssertTrue(list.waitForExistence(timeout: timeout), "The list did not appear.", file: file, line: line)
        return self
    }

    func filter(by status: String) {
        app.segmentedControls.firstMatch.buttons[status].tap()
    }

    func sort(by order: String) {
        sortButton.tap()
        app.buttons[order].tap()
    }

    func open(_ title: String) -> BookPage {
        row(title).tap()
        return BookPage(app: app, title: title)
    }

    func addBook() -> EditorPage {
        addButton.tap()
        return EditorPage(app: app)
    }
}
