import XCTest

final class LibraryUITests: ShelfUITestCase {
    private var library: LibraryPage { LibraryPage(app: app) }

    func testListsTheBooksByTitle() {
        launch()
        library.waitUntilLoaded()
        XCTAssertEqual(library.titles, ["Kindred", "Middlemarch", "The Trial"])
        XCTAssertTrue(app.staticTexts["3 BOOKS"].exists)
        XCTAssertTrue(app.staticTexts["1 finished"].exists)
    }

    func testSortsByAuthor() {
        launch()
        library.waitUntilLoaded().sort(by: "Author")
        XCTAssertEqual(library.titles, ["The Trial", "Middlemarch", "Kindred"])
    }

    func testFiltersByStatus() {
        launch()
        library.waitUntilLoaded().filter(by: "Finished")
        XCTAssertEqual(library.titles, ["The Trial"])
        XCTAssertTrue(app.staticTexts["1 BOOK"].exists)
    }

    func testAddsABook() {
        launch()
        let editor = library.waitUntilLoaded().addBook()
        XCTAssertTrue(editor.titleField.waitForExistence(timeout: 2))
        XCTAssertFalse(editor.saveButton.isEnabled)
        editor.fill(title: "Emma", author: "Jane Austen", pages: 474)
        editor.saveButton.tap()
        XCTAssertTrue(app.staticTexts["Emma"].waitForExistence(timeout: 5))
        XCTAssertEqual(library.titles, ["Emma", "Kindred", "Middlemarch", "The Trial"])
    }

    func testDeletesABookBySwiping() {
        launch()
        library.waitUntilLoaded()
        library.row("Kindred").swipeLeft()
        app.buttons["Delete"].tap()
        waitForDisappearance(of: app.staticTexts["Kindred"])
    }

    func testFinishesABookBySwiping() {
        launch()
        library.waitUntilLoaded()
        library.row("Kindred").swipeRight()
        app.buttons["Finish"].tap()
        XCTAssertTrue(app.staticTexts["2 finished"].waitForExistence(timeout: 3))
    }

    func testEditsFromTheContextMenu() {
        launch()
        library.waitUntilLoaded()
        library.row("Kindred").press(forDuration: 1.2)
        app.buttons["Edit"].tap()
        let editor = EditorPage(app: app)
        XCTAssertTrue(app.navigationBars["Edit book"].waitForExistence(timeout: 2))
        editor.titleField.clearAndTypeText("Parable of the Sower")
        editor.write("Read it again.")
        editor.saveButton.tap()
        XCTAssertTrue(app.staticTexts["Parable of the Sower"].waitForExistence(timeout: 5))
    }

    func testShowsThatThereAreNoBooks() {
        launch(.empty)
        XCTAssertTrue(app.staticTexts["No books yet"].waitForExistence(timeout: 5))
        XCTAssertEqual(library.message.label, "Add the first one with the plus button.")
    }

    func testTriesAgainAfterAFailure() {
        launch(.flaky)
        XCTAssertTrue(library.tryAgainButton.waitForExistence(timeout: 5))
        XCTAssertEqual(library.message.label, "The server answered with 500.")
        library.tryAgainButton.tap()
        library.waitUntilLoaded()
    }

    func testSaysThatOneIsOffline() {
        launch(.offline)
        XCTAssertTrue(app.staticTexts["You are offline."].waitForExistence(timeout: 5))
    }
}
