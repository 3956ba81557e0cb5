import ScreenTestKit

/// Tests of XCUITest's properties after the test has changed the app's model directly.
final class DirectChangeTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { .notes }

  nonisolated override func setUp() {
    super.setUp()
    MainActor.assumeIsolated { NotedText.shared.text = "old" }
  }

  func test_everyReadingShowsWhatTheTestHasChanged() {
    let app = XCUIApplication()
    NotedText.shared.text = "label"
    XCTAssertEqual(app.staticTexts["TextLabel"].label, "label")
    NotedText.shared.text = "exists"
    XCTAssertTrue(app.staticTexts["exists"].exists)
    NotedText.shared.text = "tappable"
    XCTAssertTrue(app.staticTexts["tappable"].isHittable)
    NotedText.shared.text = "count"
    XCTAssertEqual(app.staticTexts.matching(identifier: "count").count, 1)
    NotedText.shared.text = "list"
    XCTAssertEqual(app.staticTexts.matching(identifier: "list").allElementsBoundByIndex.map(\.label), ["list"])
    NotedText.shared.text = "description"
    XCTAssertTrue(app.staticTexts["TextLabel"].debugDescription.contains("“description”"))
    NotedText.shared.text = "typed"
    XCTAssertEqual(Label(id: "TextLabel").label, "typed")
  }

  func test_aReadingRendersNothingWhereNothingHasChanged() {
    XCTAssertTrue(XCUIApplication().staticTexts["TextLabel"].exists)
    let count = NotedText.shared.renderings.count
    for _ in 0..<10 { XCTAssertEqual(XCUIApplication().staticTexts["TextLabel"].label, "old") }
    XCTAssertEqual(NotedText.shared.renderings.count, count)
  }
}
