import ScreenTestKit
import SwiftData

/// Tests of views that fetch models.
final class QueryTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? {
    AppUnderTest(name: "Trips") { TripList().modelContainer(for: Trip.self, inMemory: true) }
  }

  private var rows: [String] { XCUIApplication().staticTexts.allElementsBoundByIndex.map(\.label).filter { $0.contains(" ") } }

  private func evaluations(of body: () -> Void) -> [String: Int] {
    Evaluations.counts = [:]
    body()
    _ = rows
    return Evaluations.counts
  }

  func test_aViewShowsWhatIsInsertedChangedAndDeleted() {
    XCTAssertEqual(rows, ["0 trips"])
    tap(Button(id: "Add"))
    XCTAssertEqual(rows, ["Bergen 100", "Oslo 100", "2 trips"])
    tap(Button(id: "Rename"))
    XCTAssertEqual(rows, ["Oslo 100", "Zermatt 100", "2 trips"])
    tap(Button(id: "Delete"))
    XCTAssertEqual(rows, ["Zermatt 100", "1 trips"])
  }

  func test_onlyTheViewThatReadsAPropertyIsEvaluated() {
    tap(Button(id: "Add"))
    XCTAssertEqual(rows.count, 3)
    XCTAssertEqual(evaluations { tap(Button(id: "Spend")) }, ["row Bergen": 1])
    XCTAssertEqual(rows, ["Bergen 101", "Oslo 100", "2 trips"])
  }

  func test_aContainerInMemoryStartsEmptyInEachTest() { XCTAssertEqual(rows, ["0 trips"]) }
}

/// Tests of a query that its view's initializer makes.
final class DynamicQueryTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? {
    AppUnderTest(name: "Trips") { FilteringView().modelContainer(for: [Trip.self], inMemory: true) }
  }

  func test_aNewFilterFetchesAnew() {
    XCTAssertTrue(XCUIApplication().staticTexts["found: "].exists)
    tap(Button(id: "Add"))
    XCTAssertTrue(XCUIApplication().staticTexts["found: Oslo Bergen"].exists)
    tap(Button(id: "Filter"))
    XCTAssertTrue(XCUIApplication().staticTexts["found: Oslo"].exists)
  }
}

/// Tests of a query whose models another context changes.
final class FollowingQueryTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? {
    AppUnderTest(name: "Trips") { FilteringView(least: 150).modelContainer(for: [Trip.self], inMemory: true) }
  }

  func test_aModelThatTheContextNeverReturnedIsFoundOnceItMatches() {
    tap(Button(id: "Add elsewhere"))
    XCTAssertTrue(XCUIApplication().staticTexts["found: "].exists)
    tap(Button(id: "Spend elsewhere"))
    XCTAssertTrue(XCUIApplication().staticTexts["found: Hamar"].exists)
  }
}

/// Tests of a container in a file, which a relaunch finds.
final class StoredQueryTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? {
    AppUnderTest(name: "Trips") { TripList().modelContainer(for: Trip.self) }
  }

  func test_aRelaunchFindsWhatWasSaved() {
    tap(Button(id: "Add"))
    XCTAssertTrue(XCUIApplication().staticTexts["2 trips"].exists)
    XCUIApplication().terminate()
    XCUIApplication().launch()
    XCTAssertTrue(XCUIApplication().staticTexts["2 trips"].exists)
    tap(Button(id: "Delete"))
    XCUIApplication().terminate()
    XCUIApplication().launch()
    XCTAssertTrue(XCUIApplication().staticTexts["1 trips"].exists)
  }

  func test_anotherTestStartsWithoutModels() { XCTAssertTrue(XCUIApplication().staticTexts["0 trips"].exists) }
}

/// Tests of rows whose models are saved after the view's last evaluation, which changes their identifiers.
final class DeletedRowTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? {
    AppUnderTest(name: "Trips") { TripLinks().modelContainer(for: Trip.self, inMemory: true) }
  }

  func test_aSwipeDeletesAModelThatWasSavedSinceTheRowWasMade() {
    let app = XCUIApplication()
    for name in ["Oslo", "Bergen"] {
      app.textFields["New trip"].tap()
      app.textFields["New trip"].typeText(name + "\n")
    }
    for name in ["Bergen", "Oslo"] {
      app.cells.containing(.staticText, identifier: name).element.swipeLeft()
      app.buttons["Delete"].tap()
      XCTAssertFalse(app.staticTexts[name].exists)
    }
  }
}
