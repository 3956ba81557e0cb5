import XCTest

struct EditorPage {
    let app: XCUIApplication

    var titleField: XCUIElement { app.textFields["editor.title"] }
    var authorField: XCUIElement { app.textFields["editor.author"] }
    var pagesField: XCUIElement { app.textFields["editor.pages"] }
    var notes: XCUIElement { app.textViews["editor.notes"] }
    var saveButton: XCUIElement { app.navigationBars.buttons["Save"] }
    var cancelButton: XCUIElement { app.navigationBars.buttons["Cancel"] }

    func write(_ text: String) {
        if !notes.exists {
            app.staticTexts["Book"].swipeUp()
        }
        notes.tap()
        notes.typeText(text)
    }

    func fill(title: String, author: String, pages: Int? = nil) {
        titleField.tap()
        titleField.typeText(title)
        authorField.tap()
        authorField.typeText(author)
        if let pages {
            pagesField.clearAndTypeText("\(pages)")
        }
    }
}
