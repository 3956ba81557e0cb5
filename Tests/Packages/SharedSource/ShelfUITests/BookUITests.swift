import XCTest

final class BookUITests: ShelfUITestCase {
    private func openMiddlemarch() -> BookPage {
        launch()
        return LibraryPage(app: app).waitUntilLoaded().open("Middlemarch")
    }

    func testShowsTheBook() {
        let page = openMiddlemarch()
        XCTAssertTrue(page.navigationBar.waitForExistence(timeout: 2))
        XCTAssertEqual(page.author.label, "by George Eliot")
        XCTAssertEqual(page.pageLabel.label, "Page 220 of 880")
        page.backButton.tap()
        XCTAssertTrue(LibraryPage(app: app).list.exists)
    }

    func testRatesTheBook() {
        let page = openMiddlemarch()
        page.star(5).tap()
        expectation(for: NSPredicate(format: "isSelected == true"), evaluatedWith: page.star(5))
        waitForExpectations(timeout: 5)
        page.backButton.tap()
        XCTAssertTrue(app.staticTexts["Rated 5 of 5"].exists)
    }

    func testMovesThePage() {
        let page = openMiddlemarch()
        page.pageSlider.adjust(toNormalizedSliderPosition: 1)
        let label = NSPredicate(format: "label == %@", "Page 880 of 880")
        wait(for: [XCTNSPredicateExpectation(predicate: label, object: page.pageLabel)], timeout: 5)
        page.backButton.tap()
        XCTAssertTrue(app.staticTexts["2 finished"].waitForExistence(timeout: 2))
    }

    func testDeletesTheBook() {
        let page = openMiddlemarch()
        page.delete(confirming: false)
        XCTAssertTrue(page.navigationBar.exists)
        page.delete(confirming: true)
        LibraryPage(app: app).waitUntilLoaded()
        XCTAssertFalse(app.staticTexts["Middlemarch"].exists)
    }

    func testEditsTheTitle() {
        let page = openMiddlemarch()
        page.editButton.tap()
        let editor = EditorPage(app: app)
        editor.titleField.clearAndTypeText("Middlemarch, volume 2")
        editor.saveButton.tap()
        XCTAssertTrue(app.navigationBars["Middlemarch, volume 2"].waitForExistence(timeout: 5))
    }
}
