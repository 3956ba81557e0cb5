import ScreenTestKit

/// Tests of what continues after a failure, and what stops.
@preconcurrency @MainActor
final class StoppingTests: XCTestCase, DefaultContexts {
  private let app = XCUIApplication()

  func test_gesturesAndLaunchesGoOnAfterAFailure() throws {
    var (label, state) = ("", XCUIApplication.State.unknown)
    let log = try SessionLog {
      app.buttons["Nowhere"].tap()
      app.textFields["UsernameField"].tap()
      app.textFields["UsernameField"].typeText("Ann")
      label = app.textFields["UsernameField"].value as? String ?? ""
      app.terminate()
      app.launch()
      state = app.state
      app.buttons["Nowhere else"].tap()
    }
    XCTAssertEqual(label, "Ann")
    XCTAssertEqual(state, .runningForeground)
    XCTAssertEqual(log.messages.count, 2)
  }

  func test_onlyTheStepsOfScenariosStop() throws {
    var isReached = false
    let log = try SessionLog {
      app.buttons["Nowhere"].tap()
      Scenario("Looking") { Given(I: see(Header(id: "Welcome"))) }
      app.textFields["UsernameField"].tap()
      isReached = app.textFields["UsernameField"].hasFocus
    }
    XCTAssertTrue(isReached)
    XCTAssertTrue(log.text.contains("- Scenario: Looking (skipped)"), log.text)
  }

  func test_gesturesInAFailedStepDoNothing() throws {
    var isTyped = true
    let log = try SessionLog {
      Scenario("Failing") {
        When(I: failAndTap())
      }
      isTyped = app.textFields["UsernameField"].hasFocus
    }
    XCTAssertFalse(isTyped)
    XCTAssertEqual(log.messages.count, 1)
  }

  private func failAndTap() {
    app.buttons["Nowhere"].tap()
    app.textFields["UsernameField"].tap()
  }

  func test_withContinueAfterFailureFalseWhatIsLeftIsSkippedAndLogged() throws {
    var hasFocus = true
    let log = try SessionLog(stopsAfterFailure: true) {
      app.buttons["Nowhere"].tap()
      app.textFields["UsernameField"].tap()
      hasFocus = app.textFields["UsernameField"].hasFocus
      app.terminate()
      XCTAssertEqual(app.state, .runningForeground)
      app.launch()
    }
    XCTAssertFalse(hasFocus)
    XCTAssertEqual(log.messages.count, 1)
    let notes = log.text.split(separator: "\n").filter { $0.contains("· skipped, because") }.map { $0.trimmingCharacters(in: .whitespaces) }
    XCTAssertEqual(
      notes,
      [
        #"· skipped, because the test has failed and continueAfterFailure is false: tap app.textFields["UsernameField"]"#,
        "· skipped, because the test has failed and continueAfterFailure is false: terminate App “Sample”",
        "· skipped, because the test has failed and continueAfterFailure is false: launch App “Sample”",
      ])
  }

  func test_whereTheSetterMayNotBeSeenAFailedTestSaysThatItRanOn() throws {
    let sentence =
      "· the test continues after its failure: if it sets continueAfterFailure to false, that isn't noticed in an optimized build of a class that inherits XCTestCase (see FromXCUITest.md)"
    let log = try SessionLog(mayMissStop: true) {
      app.textFields["UsernameField"].tap()
      app.buttons["Nowhere"].tap()
      app.textFields["UsernameField"].tap()
      app.launch()
    }
    XCTAssertEqual(log.text.components(separatedBy: sentence).count - 1, 1, log.text)
    let launched = try SessionLog(mayMissStop: true) {
      app.buttons["Nowhere"].tap()
      app.launch()
    }
    XCTAssertTrue(launched.text.contains(sentence), launched.text)
    let passed = try SessionLog(mayMissStop: true) {
      app.textFields["UsernameField"].tap()
      app.launch()
    }
    XCTAssertFalse(passed.text.contains("runs on"), passed.text)
    let heard = try SessionLog(mayMissStop: true) {
      ScenarioRun.current?.setStopsAfterFailure(false)
      app.buttons["Nowhere"].tap()
      app.launch()
    }
    XCTAssertFalse(heard.text.contains("runs on"), heard.text)
  }
}

/// Tests of `continueAfterFailure`, which XCTest on Linux ignores, in a test class of this package.
@preconcurrency @MainActor
final class ContinueAfterFailureTests: SampleTestCase {
  func test_theSetterIsCaught() throws {
    let hasFocus = try focusAfterAFailure { continueAfterFailure = false }
    XCTAssertFalse(hasFocus)
    XCTAssertTrue(continueAfterFailure)
  }

  func test_theLastValueHolds() throws {
    let hasFocus = try focusAfterAFailure {
      continueAfterFailure = false
      continueAfterFailure = true
    }
    XCTAssertTrue(hasFocus)
  }

  func test_withoutAFailureEverythingGoesOn() {
    continueAfterFailure = false
    XCUIApplication().textFields["UsernameField"].tap()
    XCTAssertTrue(XCUIApplication().textFields["UsernameField"].hasFocus)
  }
}

/// Tests of `continueAfterFailure` in a plain test class.
///
/// The linker uses this package's setter.
@preconcurrency @MainActor
final class PlainContinueAfterFailureTests: XCTestCase {
  func test_theSetterIsCaught() throws {
    try XCTSkipUnless(_isDebugAssertConfiguration(), "In an optimized test bundle the setter of a plain class is not caught, and a failed test says that it ran on.")
    let hasFocus = try focusAfterAFailure { continueAfterFailure = false }
    XCTAssertFalse(hasFocus)
    XCTAssertTrue(continueAfterFailure)
  }

  func test_theLastValueHolds() throws {
    let hasFocus = try focusAfterAFailure {
      continueAfterFailure = false
      continueAfterFailure = true
    }
    XCTAssertTrue(hasFocus)
  }
}

/// Returns whether a gesture is performed after a failure in a test that starts with `setUp`.
@MainActor
private func focusAfterAFailure(_ setUp: () -> Void) throws -> Bool {
  let app = XCUIApplication()
  var hasFocus = false
  _ = try SessionLog {
    setUp()
    app.buttons["Nowhere"].tap()
    app.textFields["UsernameField"].tap()
    hasFocus = app.textFields["UsernameField"].hasFocus
  }
  return hasFocus
}
