import XCTest

class TasksUITests: XCTestCase {
  var app: XCUIApplication!

  override func setUpWithError() throws {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  override func tearDown() {
    let attachment = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
    attachment.lifetime = .keepAlways
    add(attachment)
    super.tearDown()
  }

  func testLogsIn() {
    XCTAssertFalse(LoginPage(app: app).logInButton.isEnabled)
    let list = LoginPage(app: app).logIn(as: "Ada")
    list.waitUntilShown()
    XCTAssertEqual(list.title.label, "Tasks of Ada")
  }

  func testAddsAndDeletes() throws {
    let list = LoginPage(app: app).logIn(as: "Ada")
    XCTAssertTrue(list.addButton.waitForExistence(timeout: 5))
    list.addButton.tap()
    XCTAssertEqual(list.list.cells.count, 3)
    XCTAssertEqual(app.tables["tasks"].cells.count, 3)
    list.delete("Call Ada")
    XCTAssertFalse(app.staticTexts["Call Ada"].exists)
  }

  func testSleepsAsItAlwaysDid() {
    LoginPage(app: app).logIn(as: "Ada")
    sleep(3)
    XCTAssert(app.staticTexts["Tasks of Ada"].exists)
  }

  func testAMonitorDismissesTheAlert() {
    let list = LoginPage(app: app).logIn(as: "Ada")
    list.waitUntilShown()
    addUIInterruptionMonitor(withDescription: "Deletion") { alert in
      alert.buttons["Cancel"].tap()
      return true
    }
    app.buttons["Delete Call Ada"].tap()
    XCTAssertTrue(app.alerts.firstMatch.exists)
    list.addButton.tap()
    XCTAssertFalse(app.alerts.firstMatch.exists)
    XCTAssertTrue(app.staticTexts["Task 3"].exists)
  }

  @MainActor
  func testOnTheMainActor() async throws {
    app.terminate()
    app.launchArguments = ["-loggedIn"]
    app.launch()
    try await Task.sleep(nanoseconds: 1_000_000)
    XCTAssertTrue(app.buttons["Add"].isHittable)
  }

  @MainActor
  func testSyncOnTheMainActor() {
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
  }
}

@MainActor
final class MainActorUITests: XCTestCase {
  func testLaunches() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.buttons["Log in"].exists)
  }

  func testEachTestHasItsOwnDevice() {
    XCTAssertEqual(XCUIApplication().state, .notRunning)
  }
}
