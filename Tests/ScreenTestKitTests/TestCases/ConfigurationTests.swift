import ScreenTestKit

/// Tests of the configuration, capability E119.
@preconcurrency @MainActor
final class ConfigurationTests: FailureTestCase {
  override func tearDown() {
    TestConfiguration.shared.reset()
    super.tearDown()
  }

  func test_E119_whatIsSetForTheProcessHoldsAtOnceAndResetDropsIt() {
    passes(BusyApp.sleeping(1)) { user in
      TestConfiguration.shared.synchronizationMode = .untilIdle
      user.tap(busyScreen.loadButton)
      user.tap(busyScreen.nextButton)
      XCTAssertEqual(self.now, 1)
      TestConfiguration.shared.reset()
      user.tap(busyScreen.loadButton)
      user.tap(busyScreen.nextButton)
      XCTAssertEqual(self.now, 1)
    }
  }

  func test_E119_aTestCaseAndAScopeWinOverTheProcess() {
    TestConfiguration.shared.dispatchAfterMaxTrackableDelay = 10
    TestConfiguration.shared.synchronizationMode = .untilIdle
    let suite = ConfiguredSuite.configuration
    passes(BusyApp.sleeping(1)) { _ in
      withConfiguration {
        $0.synchronizationMode = suite.synchronizationMode
      } operation: {
        XCTAssertEqual(TestConfiguration.current.synchronizationMode, .lazy)
        XCTAssertEqual(TestConfiguration.current.dispatchAfterMaxTrackableDelay, 10)
      }
    }
  }

  func test_E119_aValueWithoutSenseFailsTheTestAtTheCallersLine() {
    let capture = FailureCapture(BusyApp.sleeping(1)) { _ in
      withConfiguration {
        $0.interactionTimeout = -5
      } operation: {
        XCTAssertEqual(TestConfiguration.current.interactionTimeout, 30)
      }
    }
    XCTAssertEqual(capture.lines, [#line - 6])
    XCTAssertEqual(
      capture.messages,
      [
        """
        Could not set interactionTimeout to -5.0: it must be 0 or more seconds.

        expected: 0 or more seconds
        actual:   -5.0

        What to do: set it to 0 or more. The previous value applies until then.
        """
      ])
  }

  func test_E119_aValueWithoutSenseForTheProcessFailsTheTestAtItsLine() {
    let capture = FailureCapture(BusyApp.sleeping(1)) { _ in TestConfiguration.shared.maxAnimationDuration = .nan }
    XCTAssertEqual(capture.lines, [#line - 1])
    XCTAssertEqual(capture.messages.first?.split(separator: "\n").first, "Could not set maxAnimationDuration to nan: it must be 0 or more seconds.")
  }

  func test_E113_anExpressionThatIsNoneFailsTheTest() {
    let capture = FailureCapture(BusyApp.sleeping(1)) { _ in
      withConfiguration {
        $0.excludedURLPatterns = ["(never closed"]
      } operation: {
      }
    }
    XCTAssertEqual(capture.kinds, ["configuration.unusableValue"])
    XCTAssertEqual(capture.messages.first?.split(separator: "\n").first, "Could not exclude the URLs that match “(never closed”: the pattern isn't a valid regular expression.")
  }
}

/// A test case with its own configuration.
@preconcurrency @MainActor
final class ConfiguredSuite: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { BusyApp.sleeping(1) }
  override class var configuration: TestConfiguration { TestConfiguration(synchronizationMode: .lazy) }
}

/// A test case whose tests all wait until the app is idle.
@preconcurrency @MainActor
final class IdleTestCaseTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { BusyApp.sleeping(1) }
  override class var configuration: TestConfiguration { TestConfiguration(synchronizationMode: .untilIdle) }

  func test_E119_theConfigurationOfATestCaseHoldsInItsTests() {
    Scenario("Loading") {
      When(I: tap(busyScreen.loadButton))
      Then(the: value(of: busyScreen.count, is: "1"))
    }
    XCTAssertEqual(busyScreen.count.label, "1")
    XCTAssertEqual(HeadlessDriver.now, .seconds(1))
  }

  func test_E119_theConfigurationOfATestCaseWinsOverTheProcess() {
    TestConfiguration.shared.synchronizationMode = .off
    defer { TestConfiguration.shared.reset() }
    tap(busyScreen.loadButton)
    tap(busyScreen.nextButton)
    XCTAssertEqual(HeadlessDriver.now, .seconds(1))
  }

  func test_E119_theConfigurationOfATestCaseHoldsInItsAsyncTests() async {
    tap(busyScreen.loadButton)
    await Task.yield()
    tap(busyScreen.nextButton)
    XCTAssertEqual(HeadlessDriver.now, .seconds(1))
  }
}
