import ScreenTestKit

final class ConditionTests: FeedTestCase {
  func test_conditions() {
    StubServer().stub(.get("/feed"), .json(["Sunset"]).delay(.seconds(2)))
    tap(feedScreen.reloadButton)

    let loaded = Condition("The feed is loaded") { feedScreen.messageLabel.label == "1 photos" }
    XCTAssertTrue(loaded.wait(timeout: 5))

    let isLoaded = NSPredicate { element, _ in (element as? XCUIElement)?.label == "1 photos" }
    expectation(for: isLoaded, evaluatedWith: XCUIApplication().staticTexts["MessageLabel"])
    waitForExpectations(timeout: 5)
  }
}
