import ScreenTestKit

/// Tests of launches by the base class and in the set-up.
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

  func test_launchedWhereNothingElseDoes() {
    XCTAssertEqual(XCUIApplication().state, .runningForeground)
    XCTAssertEqual(LaunchCountingApp.launches, [["TABTestKit.Clean"]])
  }

  func test_launchedWhereTheSetUpInteracts() { XCTAssertEqual(LaunchCountingApp.launches, [["TABTestKit.Clean"]]) }
}

/// Tests of test functions that launch the app themselves, after different first statements.
@preconcurrency @MainActor
final class LaunchInTestTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(LaunchCountingApp.self) }

  private var preparations = 0

  nonisolated override func setUp() {
    super.setUp()
    MainActor.assumeIsolated { LaunchCountingApp.launches = [] }
  }

  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    preparations += 1
    launch()
  }

  nonisolated override func tearDown() {
    nonisolated(unsafe) let test = self
    MainActor.assumeIsolated {
      XCTAssertEqual(test.preparations, 1)
      // A skipped test doesn't launch the app.
      if test.testRun?.hasBeenSkipped != true { XCTAssertEqual(LaunchCountingApp.launches.count, 1) }
    }
    super.tearDown()
  }

  private func launchWithArguments() {
    let app = XCUIApplication()
    app.launchArguments = ["-own"]
    app.launch()
    XCTAssertTrue(app.staticTexts["Hello"].waitForExistence(timeout: 1))
    XCTAssertEqual(LaunchCountingApp.launches, [["-own"]])
  }

  func test_launchesItself() { launchWithArguments() }

  func test_launchesItselfInAnActivity() { XCTContext.runActivity(named: "Launching") { _ in launchWithArguments() } }

  func test_activates() {
    XCUIApplication().activate()
    XCTAssertEqual(LaunchCountingApp.launches.count, 1)
  }

  func test_launchesItselfAsynchronously() async { launchWithArguments() }

  func test_theSetUpIsPreparedBeforeTheTestFunction() { XCTAssertEqual(preparations, 1) }

  func test_beginsWithAScenario() {
    Scenario("Beginning") {
      XCTAssertEqual(LaunchCountingApp.launches, [["TABTestKit.Clean"]])
      Then(I: count(1))
    }
  }

  func test_beginsWithAStep() { Given(I: count(1)) }

  private func count(_ expected: Int) { XCTAssertEqual(LaunchCountingApp.launches.count, expected) }

  func test_beginsWithASleep() throws {
    try skipUnderThreadSanitizer()
    sleep(1)
    count(1)
  }

  func test_beginsWithAWait() throws {
    try skipUnderThreadSanitizer()
    XCTWaiter().wait(for: [expectation(description: "nothing")], timeout: 1)
    count(1)
  }

  func test_beginsWithAnAsynchronousSleep() async throws {
    try skipUnderThreadSanitizer()
    count(0)
    try await Task.sleep(for: .seconds(1))
    count(1)
  }

  func test_doesNothing() {}
}
