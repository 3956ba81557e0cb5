import ScreenTestKit

/// Assertions that fail in a test without steps, for child processes of `PlainAssertionTests`.
///
/// In other processes they do nothing.
@preconcurrency @MainActor
final class PlainAssertions: XCTestCase, NamesAppUnderTest {
  static var namedApp: AppUnderTest { AppUnderTest(SampleApp.self) }

  private let app = XCUIApplication()

  func test_failingThreeTimes() {
    guard ChildProcess.misbehaviour != nil else { return }
    app.launch()
    for number in 1...3 { XCTFail("Number \(number) is wrong.") }
  }

  func test_stoppingAtTheFirstFailure() {
    guard ChildProcess.misbehaviour != nil else { return }
    ScenarioRun.current?.setStopsAfterFailure(true)
    app.launch()
    for number in 1...3 { XCTFail("Number \(number) is wrong.") }
  }
}

/// Assertions about elements that fail, for child processes of `LatestReadTests`.
///
/// In other processes they do nothing.
@preconcurrency @MainActor
final class AssertionsAboutElements: XCTestCase, NamesAppUnderTest {
  static var namedApp: AppUnderTest { AppUnderTest(SampleApp.self) }

  private let app = XCUIApplication()

  func test_ofTheSameLine() {
    guard ChildProcess.misbehaviour != nil else { return }
    app.launch()
    XCTAssertTrue(app.staticTexts["Welcom"].waitForExistence(timeout: 5))
    XCTAssertTrue(app.staticTexts["Welcome"].exists && app.buttons.element(boundBy: 3).exists)
    XCTAssertFalse(app.buttons["Log in"].exists)
    XCTAssertEqual(
      app.buttons
        .count, 99)
    XCTAssertEqual(app.buttons["Log in"].label, "Log out", "The button is wrong.")
    assertEnabled(app.buttons["Log in"])
    XCTAssertNil(app.textFields["UsernameField"].value)
    XCTAssertTrue(app.staticTexts["Welcome"].waitForNonExistence(timeout: 5))
  }

  func test_ofOtherLines() {
    guard ChildProcess.misbehaviour != nil else { return }
    app.launch()
    let exists = app.buttons["Nowhere"].exists
    XCTAssertTrue(exists)
    let answer = Answer(exists: app.buttons["Nowhere"].exists)
    app.textFields["UsernameField"].tap()
    XCTAssertTrue(answer.exists)
    XCTAssertTrue(app.staticTexts["Welcome"].exists)
    XCTAssertEqual(answer.number, 1)
    XCTAssertTrue(answer.exists)
  }

  func test_inAStep() {
    guard ChildProcess.misbehaviour != nil else { return }
    app.launch()
    Scenario("Looking") { Then(I: lookForTheProfile) }
  }

  private func lookForTheProfile() { XCTAssertTrue(app.staticTexts["Profil"].exists) }

  private func assertEnabled(_ element: XCUIElement, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(element.isEnabled, file: file, line: line)
  }

  private struct Answer {
    let exists: Bool
    let number: Int = 0
  }
}

/// Assertions that fail outside of steps in a `ScreenTestCase`, for child processes of `PlainAssertionTests`.
///
/// In other processes they do nothing.
final class AssertionsInScreenTestCase: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(SampleApp.self) }

  func test_failingThreeTimes() {
    guard ChildProcess.misbehaviour != nil else { return }
    Scenario("Looking") { Then(I: see(Header(id: "Welcome"))) }
    for number in 1...3 { XCTFail("Number \(number) is wrong.") }
  }
}
