import Foundation
import Testing
import XCTest

@testable import ScenarioKit

// Failures that a test library would lose. `LostFailureTests` runs each of them in a child process. In this process they do nothing.

private func isAsked(_ misbehaviour: String) -> Bool { ChildProcess.misbehaviour == misbehaviour }

private func pass() {}
private func assertInVain() { XCTFail("The total is wrong.") }

final class FailuresAroundXCTestTests: XCTestCase {
  override class func setUp() {
    if isAsked("classSetUp") { Scenario("Setting up") { Given(I: assertInVain) } }
    if isAsked("afterRun") { ScenarioHooks.afterRun { XCTFail("The total is wrong.") } }
    if isAsked("afterRunStep") { ScenarioHooks.afterRun { Scenario("Putting away") { Then(I: assertInVain) } } }
    if isAsked("afterRunError") { ScenarioHooks.afterRun { throw TestFailure(kind: "misbehaviour", message: "The total is wrong.") } }
  }

  override class func tearDown() {
    if isAsked("classTearDown") { Scenario("Putting away") { Given(I: assertInVain) } }
  }

  func test_something() {
    if isAsked("emptyRule") { Rule("Only members may comment") {} }
    if isAsked("emptyExploration") { explore(seeds: 0..<3) {} }
    if isAsked("thread") { Thread.detachNewThread(assertInVain) }
  }

  /// Starts a thread that continues longer than the process waits for it.
  func test_lastThread() {
    if isAsked("lastThread") { Thread.detachNewThread { LateFailure.failLater() } }
    if isAsked("lastPosixThread") {
      var thread = pthread_t()
      pthread_create(
        &thread, nil,
        { _ in
          LateFailure.failLater()
          return nil
        }, nil)
    }
  }

  /// Starts a thread with an assertion that fails during a later test.
  func test_lateAssertion() {
    if isAsked("lateAssertion") {
      Thread.detachNewThread {
        LateFailure.isLaterTestUnderWay.wait()
        assertInVain()
        LateFailure.isRecorded.signal()
      }
    }
  }

  /// Starts a thread that records a failure for this test during a later test.
  func test_lateFailure() { if isAsked("late") || isAsked("later") { LateFailure(test: self).recordInLaterTest() } }

  func test_next() { if isAsked("late") || isAsked("lateAssertion") { LateFailure.waitForRecord() } }

  func test_nextButOne() { if isAsked("later") { LateFailure.waitForRecord() } }
}

private struct LateFailure: @unchecked Sendable {
  static let isLaterTestUnderWay = DispatchSemaphore(value: 0)
  static let isRecorded = DispatchSemaphore(value: 0)

  let test: XCTestCase

  static func failLater() {
    Thread.sleep(forTimeInterval: 0.3)
    assertInVain()
  }

  static func waitForRecord() {
    isLaterTestUnderWay.signal()
    isRecorded.wait()
  }

  func recordInLaterTest() {
    Thread.detachNewThread {
      Self.isLaterTestUnderWay.wait()
      test.recordFailure(withDescription: "The total is wrong.", inFile: #filePath, atLine: 1, expected: true)
      Self.isRecorded.signal()
    }
  }
}

@Suite(.serialized) struct FailuresOutsideSwiftTestingTests {
  @Test func inADetachedTask() async {
    guard isAsked("detached") else { return }
    await Task.detached { _ = Scenario("Asserting") { When(I: assertInVain) } }.value
  }

  @Test func onAThread() {
    guard isAsked("joined") else { return }
    let isOver = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      Scenario("Asserting") { When(I: assertInVain) }
      isOver.signal()
    }
    isOver.wait()
  }

  @Test func beforeAnyCallOfOurs() { if isAsked("bare") { assertInVain() } }

  @Test func emptyRule() { if isAsked("emptyRule") { Rule("Only members may comment") {} } }

  @Test func emptyExploration() { if isAsked("emptyExploration") { explore(seeds: 0..<3) {} } }

  @Test func afterRun() {
    if isAsked("afterRun") { ScenarioHooks.afterRun { XCTFail("The total is wrong.") } }
    if isAsked("afterRunExpectation") { ScenarioHooks.afterRun { #expect(Bool(false), "The total is wrong.") } }
  }
}

/// A task of one test that fails while another test is in a step.
@Suite struct StrayFailureSuite {
  private static let isInStep = DispatchSemaphore(value: 0)
  private static let hasFailed = DispatchSemaphore(value: 0)

  @Test func guilty() {
    guard isAsked("stray") else { return }
    Task.detached(operation: Self.failInStep)
  }

  @Test func innocent() {
    guard isAsked("stray") else { return }
    Scenario("Waiting") {
      When(I: waitForFailure)
      Then(I: pass)
    }
  }

  private static func failInStep() async {
    isInStep.waitHere()
    assertInVain()
    hasFailed.signal()
  }

  private func waitForFailure() {
    Self.isInStep.signal()
    Self.hasFailed.wait()
  }
}

extension DispatchSemaphore {
  /// Waits in an async function, which is safe here because another thread continues.
  fileprivate func waitHere() { wait() }
}
