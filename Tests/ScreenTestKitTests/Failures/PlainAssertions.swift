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
