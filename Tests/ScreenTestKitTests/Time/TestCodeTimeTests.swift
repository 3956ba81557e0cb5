import Foundation
import HeadlessUI
import ScreenTestKit
import Testing

private let answeringApp = AppUnderTest(name: "Answers") { AnsweringView() }
private let askButton = Button(id: "Ask")
private let answerLabel = Label(id: "AnswerLabel")

/// Tests that every wait in a test's own code moves the device's clock, runs the app, and takes no real time.
final class TestCodeTimeTests: ScreenTestCase {
  nonisolated override func setUpWithError() throws {
    try super.setUpWithError()
    try skipUnderThreadSanitizer()
  }

  override class var appUnderTest: AppUnderTest? { answeringApp }

  @MainActor private func assertAnswered(after seconds: Double, since start: Date, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(answerLabel.value, "forty-two", file: file, line: line)
    XCTAssertEqual(Date().timeIntervalSince(start), seconds, accuracy: 0.002, file: file, line: line)
  }

  func test_sleepsLetTheAppGoOn() {
    let start = Date()
    tap(askButton)
    sleep(1)
    XCTAssertEqual(answerLabel.value, "none")
    usleep(500_000)
    Thread.sleep(forTimeInterval: 1.5)
    assertAnswered(after: 3, since: start)
  }

  func test_aRunLoopLetsTheAppGoOn() {
    let start = Date()
    tap(askButton)
    RunLoop.current.run(until: start.addingTimeInterval(1.5))
    XCTAssertEqual(answerLabel.value, "none")
    RunLoop.main.run(until: start.addingTimeInterval(3))
    assertAnswered(after: 3, since: start)
  }

  func test_theTimeAllowanceIsKeptAndEndsNothing() {
    XCTAssertEqual(executionTimeAllowance, 600)
    executionTimeAllowance = 60
    sleep(600)
    XCTAssertEqual(executionTimeAllowance, 60)
  }

  func test_aLoopOverTheDateLetsTheAppGoOn() {
    let start = Date()
    tap(askButton)
    while Date() < start.addingTimeInterval(2.5) {}
    assertAnswered(after: 2.5, since: start)
  }

  func test_aLoopThatLooksAtTheScreenUntilADateLetsTheAppGoOn() {
    let start = Date()
    tap(askButton)
    while answerLabel.value != "forty-two", Date() < start.addingTimeInterval(3600) {}
    XCTAssertEqual(answerLabel.value, "forty-two")
    XCTAssertLessThan(Date().timeIntervalSince(start), 60)
  }

  func test_aSemaphoreOfTheTestsOwnLetsTheAppGoOn() {
    let semaphore = DispatchSemaphore(value: 0)
    let start = Date()
    tap(askButton)
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) { semaphore.signal() }
    XCTAssertEqual(semaphore.wait(timeout: .now() + 60), .success)
    assertAnswered(after: 5, since: start)
  }

  func test_anExpectationForANotificationIsMetWhenItIsPosted() {
    let name = Notification.Name("TestCodeTimeTests")
    let start = Date()
    tap(askButton)
    let isPosted = expectation(forNotification: name, object: nil)
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) { NotificationCenter.default.post(name: name, object: nil) }
    wait(for: [isPosted], timeout: 60)
    assertAnswered(after: 5, since: start)
  }

  func test_aSleepOfAnAsyncTestLetsTheAppGoOn() async throws {
    let start = Date()
    tap(askButton)
    try await Task.sleep(for: .seconds(3))
    assertAnswered(after: 3, since: start)
  }

  func test_anAsyncTestMayAwaitATaskOfItsOwn() async throws {
    let start = Date()
    let task = Task { @MainActor in
      try await Task.sleep(for: .seconds(60))
      return "done"
    }
    let value = try await task.value
    XCTAssertEqual(value, "done")
    XCTAssertEqual(Date().timeIntervalSince(start), 60, accuracy: 0.001)
  }

  func test_anAsyncTestAwaitsItsExpectations() async {
    let start = Date()
    tap(askButton)
    let expectation = expectation(description: "an answer")
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { expectation.fulfill() }
    await fulfillment(of: [expectation], timeout: 60)
    assertAnswered(after: 5, since: start)
  }

  func test_anExpectationOfAnAsyncTestTimesOutInVirtualTime() async {
    let start = Date()
    tap(askButton)
    let result = await XCTWaiter.fulfillment(of: [XCTestExpectation(description: "nothing")], timeout: 3600)
    XCTAssertEqual(result, .timedOut)
    assertAnswered(after: 3600, since: start)
  }

  func test_noTimePassesInAYieldOfAnAsyncTest() async {
    let start = Date()
    tap(askButton)
    for _ in 0..<1000 { await Task.yield() }
    XCTAssertEqual(Date().timeIntervalSince(start), 0, accuracy: 0.001)
    XCTAssertEqual(answerLabel.value, "none")
  }

  func test_aPredicateAboutAnElementIsPolled() {
    let start = Date()
    tap(askButton)
    let predicate = NSPredicate { element, _ in MainActor.assumeIsolated { (element as? XCUIElement)?.label == "forty-two" } }
    expectation(for: predicate, evaluatedWith: answerLabel.underlyingXCUIElement)
    waitForExpectations(timeout: 60)
    XCTAssertEqual(answerLabel.value, "forty-two")
    XCTAssertLessThan(Date().timeIntervalSince(start), 3)
  }

  func test_anExpectationOfAPredicateAboutAnElementIsAwaitedByAWaiter() {
    let start = Date()
    tap(askButton)
    let predicate = NSPredicate { element, _ in MainActor.assumeIsolated { (element as? XCUIElement)?.label == "forty-two" } }
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: answerLabel.underlyingXCUIElement)
    XCTAssertEqual(XCTWaiter().wait(for: [expectation], timeout: 1), .timedOut)
    XCTAssertEqual(Date().timeIntervalSince(start), 1, accuracy: 0.001)
    let again = XCTNSPredicateExpectation(predicate: predicate, object: answerLabel.underlyingXCUIElement)
    XCTAssertEqual(XCTWaiter().wait(for: [again], timeout: 60), .completed)
    XCTAssertLessThan(Date().timeIntervalSince(start), 3)
  }

  func test_theClocksAgree() {
    let (date, uptime, instant, dispatch) = (Date(), ProcessInfo.processInfo.systemUptime, ContinuousClock.now, DispatchTime.now())
    sleep(90)
    XCTAssertEqual(Date().timeIntervalSince(date), 90, accuracy: 0.001)
    XCTAssertEqual(ProcessInfo.processInfo.systemUptime - uptime, 90, accuracy: 0.001)
    XCTAssertEqual(instant.duration(to: .now), .seconds(90))
    XCTAssertEqual(DispatchTime.now().uptimeNanoseconds - dispatch.uptimeNanoseconds, 90_000_000_000)
  }

  func test_theFirstDateIsAlwaysTheSame() {
    XCTAssertEqual(Date().timeIntervalSince1970, 1_780_306_860, accuracy: 1)
  }
}

/// The same tests with Swift Testing.
///
/// They run in parallel, each at its own time.
@Suite(.screenTest(answeringApp), .enabled(if: !isUnderThreadSanitizer, "Dates and sleeps are not virtual under the thread sanitizer."))
struct TestCodeTimeSuite: DefaultContexts {
  @Test(arguments: [1, 30, 86_400])
  func eachTestHasAClockOfItsOwn(seconds: Int) async throws {
    let start = Date()
    try await Task.sleep(for: .seconds(seconds))
    sleep(UInt32(seconds))
    #expect(abs(Date().timeIntervalSince(start) - Double(2 * seconds)) < 0.001)
  }

  @Test func aYieldTakesNoTime() async {
    tap(askButton)
    for _ in 0..<1000 { await Task.yield() }
    #expect(answerLabel.value == "none")
  }

  @Test func aLoopOverTheDateLetsTheAppGoOn() {
    let start = Date()
    tap(askButton)
    while Date() < start.addingTimeInterval(3) {}
    #expect(answerLabel.value == "forty-two")
    #expect(abs(Date().timeIntervalSince(start) - 3) < 0.002)
  }

  @Test func theSleepOfAThreadLetsTheAppGoOn() {
    let start = Date()
    tap(askButton)
    Thread.sleep(forTimeInterval: 3)
    #expect(answerLabel.value == "forty-two")
    #expect(abs(Date().timeIntervalSince(start) - 3) < 0.001)
  }

  @Test func aSemaphoreLetsTheAppGoOn() {
    let start = Date()
    let semaphore = DispatchSemaphore(value: 0)
    tap(askButton)
    DispatchQueue.global().asyncAfter(deadline: .now() + 5) { semaphore.signal() }
    #expect(semaphore.wait(timeout: .now() + 60) == .success)
    #expect(answerLabel.value == "forty-two")
    #expect(abs(Date().timeIntervalSince(start) - 5) < 0.001)
  }

  @Test func aSemaphoreThatIsNotGivenTakesItsWholeTime() {
    let start = Date()
    #expect(DispatchSemaphore(value: 0).wait(timeout: .now() + 60) == .timedOut)
    #expect(abs(Date().timeIntervalSince(start) - 60) < 0.001)
  }

  @Test func aRunLoopLetsTheAppGoOn() {
    tap(askButton)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 3))
    #expect(answerLabel.value == "forty-two")
  }

  @Test func aSleepLetsTheAppGoOn() async throws {
    tap(askButton)
    try await Task.sleep(for: .seconds(3))
    #expect(answerLabel.value == "forty-two")
  }

  @Test @MainActor func aSyncTestOnTheMainActor() {
    tap(askButton)
    sleep(3)
    #expect(answerLabel.value == "forty-two")
  }
}

/// Tests that nothing is virtual without a device.
final class RealTimeTests: XCTestCase {
  func test_theDateIsReal() {
    // The real date of a test run always differs from the simulated devices' date.
    let real = Date().timeIntervalSince1970
    XCTAssertGreaterThan(abs(real - 1_780_306_860), 1)
    let start = ContinuousClock.now
    usleep(1000)
    XCTAssertGreaterThanOrEqual(start.duration(to: .now), .milliseconds(1))
  }
}
