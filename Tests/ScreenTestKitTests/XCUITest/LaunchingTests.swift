import ScreenTestKit

/// When the base class launches the app, and when it does not.
@preconcurrency @MainActor
final class LaunchInSetUpTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(LaunchCountingApp.self) }

  override func setUpWithError() throws {
    nonisolated(unsafe) let test = self
    MainActor.assumeIsolated {
      LaunchCountingApp.launches = []
      guard test.name.hasSuffix("WithError") else { return }
      let app = XCUIApplication()
      app.launchArguments = ["-own"]
      app.launch()
    }
  }

  override func setUp() {
    super.setUp()
    nonisolated(unsafe) let test = self
    MainActor.assumeIsolated {
      if test.name.hasSuffix("InSetUp") {
        let app = XCUIApplication()
        app.launchArguments = ["-own"]
        app.launch()
      } else if test.name.hasSuffix("Interacts") {
        XCTAssertTrue(XCUIApplication().staticTexts["Hello"].exists)
        XCTAssertEqual(LaunchCountingApp.launches.count, 1)
      }
    }
  }

  func test_launchedInSetUpWithError() { XCTAssertEqual(LaunchCountingApp.launches, [["-own"]]) }

  func test_launchedInSetUp() { XCTAssertEqual(LaunchCountingApp.launches, [["-own"]]) }

  func test_launchedWhereTheSetUpEnds() { XCTAssertEqual(LaunchCountingApp.launches, [["TABTestKit.Clean"]]) }

  func test_launchedWhereTheSetUpInteracts() { XCTAssertEqual(LaunchCountingApp.launches, [["TABTestKit.Clean"]]) }
}
