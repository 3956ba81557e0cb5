import ScreenTestKit
import Testing

/// Tests that `AppEndTests` runs in a child process, and that do nothing in other processes.
final class MisbehavingAppTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { ChildProcess.misbehaviour == nil ? AppUnderTest(SampleApp.self) : AppUnderTest(MisbehavingApp.self) }

  func test_misbehaving() {
    guard ChildProcess.misbehaviour != nil else { return }
    Scenario("Misbehaving") {
      Given(I: see(misbehaveButton))
      When(I: tap(misbehaveButton))
      Then(I: doNotSee(misbehaveButton))
    }
  }

  func test_asserting() {
    guard ChildProcess.misbehaviour != nil else { return }
    Scenario("Asserting") {
      Given(I: see(misbehaveButton))
      When(I: assertSomething)
      Then(I: doNotSee(misbehaveButton))
    }
  }
}

@Suite(.screenTest(MisbehavingApp.self)) struct MisbehavingAppSuite: DefaultContexts {
  @Test func misbehaving() {
    guard ChildProcess.misbehaviour != nil else { return }
    Scenario("Misbehaving") {
      Given(I: see(misbehaveButton))
      When(I: tap(misbehaveButton))
      Then(I: doNotSee(misbehaveButton))
    }
  }

  @Test func asserting() {
    guard ChildProcess.misbehaviour != nil else { return }
    Scenario("Asserting") {
      Given(I: see(misbehaveButton))
      When(I: assertSomething)
      Then(I: doNotSee(misbehaveButton))
    }
  }
}

private let misbehaveButton = Button(id: "Misbehave")

private let total = 1

private func assertSomething() throws {
  switch ChildProcess.misbehaviour {
  case "assert": XCTAssertTrue(total > 2)
  case "expect": #expect(total > 2)
  case "skip": throw XCTSkip("There is no camera here.")
  default: break
  }
}

/// A test that doesn't inherit from a base class of this package.
final class PlainXCUITests: XCTestCase {
  func test_aTapWithoutADevice() {
    guard ChildProcess.misbehaviour != nil else { return }
    MainActor.assumeIsolated { XCUIApplication().buttons["Misbehave"].tap() }
  }
}

/// Tests that hang while no step is running.
final class HangingTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(MisbehavingApp.self) }

  func test_hangingOutsideOfSteps() {
    switch ChildProcess.misbehaviour {
    case "semaphore": DispatchSemaphore(value: 0).wait()
    case "loop": XCUIApplication().buttons["Misbehave"].tap()
    default: break
    }
  }

  func test_exploringForLong() {
    guard ChildProcess.misbehaviour != nil else { return }
    explore(seeds: 0..<6000) { Scenario("Looking") { Then(I: see(Button(id: "Misbehave"))) } }
  }

  func test_awaitingInVain() async {
    guard ChildProcess.misbehaviour != nil else { return }
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
}
