import ScreenTestKit
import SwiftData

/// Tests of a container that isn't part of the app.
final class StaticContainerTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? {
    AppUnderTest(name: "Trips") { KeptTrips.view }
  }

  func test_aStaticContainerOutlivesTheLaunch() {
    tap(Button(id: "Add"))
    XCTAssertTrue(XCUIApplication().staticTexts["2 trips"].exists)
    XCUIApplication().terminate()
    XCUIApplication().launch()
    XCTAssertTrue(XCUIApplication().staticTexts["2 trips"].exists)
  }
}
