import XCTest

final class TaskListPage {
  private let app: XCUIApplication

  init(app: XCUIApplication) { self.app = app }

  var title: XCUIElement { app.staticTexts.element(matching: NSPredicate(format: "label BEGINSWITH %@", "Tasks of")) }
  var list: XCUIElement { app.collectionViews["tasks"] }
  var addButton: XCUIElement { app.buttons["Add"] }

  func delete(_ task: String) {
    app.buttons["Delete \(task)"].tap()
    app.alerts["Delete it?"].buttons["Delete"].tap()
  }

  func waitUntilShown(timeout: TimeInterval = 5, file: StaticString = #file, line: UInt = #line) {
    let shown = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == true"), object: title)
    XCTAssertEqual(XCTWaiter().wait(for: [shown], timeout: timeout), .completed, file: file, line: line)
  }
}
