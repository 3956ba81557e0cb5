import XCTest

class PantryUITests: XCTestCase {
  var app: XCUIApplication!
  var shelves: ShelfPage { ShelfPage(app: app) }

  override func setUpWithError() throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  func testThePantryIsEmptyAtFirst() {
    XCTAssertTrue(app.staticTexts["No shelves"].exists)
  }

  func testShelvesAreSortedByName() {
    shelves.add("Top")
    shelves.add("Bottom")
    XCTAssertFalse(app.staticTexts["No shelves"].exists)
    XCTAssertLessThan(app.staticTexts["Bottom"].frame.minY, app.staticTexts["Top"].frame.minY)
  }

  func testItemsAreAddedAndCounted() {
    shelves.add("Top")
    let page = shelves.open("Top")
    page.add("Rice")
    page.add("Beans")
    XCTAssertEqual(page.titles, ["Beans, 1", "Rice, 1"])
    page.back()
    XCTAssertEqual(shelves.count(of: "Top"), "2")
  }

  func testTheSearchFiltersTheItems() {
    shelves.add("Top")
    let page = shelves.open("Top")
    for title in ["Rice", "Beans", "Brown rice"] { page.add(title) }
    app.searchFields.firstMatch.tap()
    app.searchFields.firstMatch.typeText("rice")
    XCTAssertEqual(page.titles, ["Brown rice, 1", "Rice, 1"])
    app.buttons["Sort"].tap()
    XCTAssertEqual(page.titles, ["Rice, 1", "Brown rice, 1"])
  }

  func testAChangeInTheDetailIsShownInTheList() {
    shelves.add("Top")
    let page = shelves.open("Top")
    page.add("Rice")
    page.items.firstMatch.tap()
    app.steppers.firstMatch.buttons["Increment"].tap()
    let title = app.textFields["Title"]
    title.tap()
    title.typeText(" pudding")
    page.back()
    XCTAssertEqual(page.titles, ["Rice pudding, 2"])
  }

  func testAnImportInTheBackgroundArrives() {
    shelves.add("Top")
    let page = shelves.open("Top")
    app.buttons["Import"].tap()
    XCTAssertTrue(app.staticTexts["Salt, 2"].waitForExistence(timeout: 5) || page.items.count == 3)
    XCTAssertEqual(page.titles, ["Beans, 2", "Corn, 2", "Salt, 2"])
    page.items.firstMatch.tap()
    XCTAssertTrue(app.staticTexts["new"].exists)
    page.back()
    page.back()
    XCTAssertEqual(shelves.count(of: "Top"), "3")
  }

  func testADeletedShelfTakesItsItemsAlong() {
    shelves.add("Top")
    let page = shelves.open("Top")
    page.add("Rice")
    page.back()
    shelves.delete("Top")
    XCTAssertTrue(app.staticTexts["No shelves"].waitForExistence(timeout: 2))
    shelves.add("Top")
    XCTAssertEqual(shelves.count(of: "Top"), "0")
  }

  func testAShelfIsDeletedOnItsOwnPage() {
    shelves.add("Top")
    shelves.open("Top").add("Rice")
    app.buttons["Delete shelf"].tap()
    XCTAssertTrue(app.staticTexts["No shelves"].waitForExistence(timeout: 2))
  }

  func testOnlyTheSwipedShelfIsDeleted() {
    for name in ["Top", "Middle", "Bottom"] { shelves.add(name) }
    shelves.delete("Middle")
    XCTAssertFalse(app.staticTexts["Middle"].exists)
    XCTAssertTrue(app.staticTexts["Bottom"].exists)
    XCTAssertTrue(app.staticTexts["Top"].exists)
  }

  func testARelaunchFindsTheItems() {
    shelves.add("Top")
    shelves.open("Top").add("Rice")
    app.terminate()
    app.launch()
    XCTAssertEqual(shelves.count(of: "Top"), "1")
    XCTAssertEqual(shelves.open("Top").titles, ["Rice, 1"])
  }
}
