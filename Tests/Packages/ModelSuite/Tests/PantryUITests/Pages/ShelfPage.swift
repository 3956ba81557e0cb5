import XCTest

struct ShelfPage {
  let app: XCUIApplication

  var newShelf: XCUIElement { app.textFields["New shelf"] }

  func add(_ name: String) {
    newShelf.tap()
    newShelf.typeText(name + "\n")
  }

  func count(of shelf: String) -> String { app.staticTexts["count of \(shelf)"].label }

  @discardableResult
  func open(_ shelf: String) -> ItemPage {
    app.staticTexts[shelf].tap()
    return ItemPage(app: app)
  }

  func delete(_ shelf: String) {
    app.cells.containing(.staticText, identifier: shelf).element.swipeLeft()
    app.buttons["Delete"].tap()
  }
}

struct ItemPage {
  let app: XCUIApplication

  var items: XCUIElementQuery { app.collectionViews["items"].cells }

  var titles: [String] { items.allElementsBoundByIndex.map { $0.buttons.firstMatch.label } }

  func add(_ title: String) {
    app.buttons["Add"].tap()
    let field = app.textFields["Title of the new item"]
    field.tap()
    field.typeText(title)
    app.buttons["Save"].tap()
  }

  func back() { app.navigationBars.buttons.firstMatch.tap() }
}
