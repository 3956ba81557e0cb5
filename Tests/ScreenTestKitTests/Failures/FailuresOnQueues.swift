import Foundation
import ScreenTestKit
import Testing

/// A way to fail on another thread while the test waits for that thread.
struct FailureOnQueue: CaseIterable, CustomTestStringConvertible, Sendable {
  enum Wait: CaseIterable { case group, semaphore, operation }

  let wait: Wait
  let isExpectation: Bool

  static let allCases: [FailureOnQueue] = Wait.allCases.flatMap { wait in [true, false].map { FailureOnQueue(wait: wait, isExpectation: $0) } }

  var testDescription: String { "\(isExpectation ? "an expectation" : "an assertion") behind a \(wait)" }

  func fail() {
    switch wait {
    case .group:
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { failHere() }
      group.wait()
    case .semaphore:
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue(label: "serial").async {
        failHere()
        semaphore.signal()
      }
      semaphore.wait()
    case .operation:
      let queue = OperationQueue()
      queue.addOperation { failHere() }
      queue.waitUntilAllOperationsAreFinished()
    }
  }

  private func failHere() {
    if isExpectation { #expect(Bool(false), "\(testDescription) failed") } else { XCTFail("\(testDescription) failed") }
  }
}

// `FailuresOnQueuesTests` runs these tests in child processes. In other processes they do nothing.

@Suite(.screenTest(MisbehavingApp.self), .serialized) @MainActor struct FailuresOnQueuesOfMainActor {
  @Test(arguments: FailureOnQueue.allCases) func inAStep(_ way: FailureOnQueue) {
    guard ChildProcess.misbehaviour != nil else { return }
    Scenario("Failing") { When(I: way.fail) }
  }

  @Test(arguments: FailureOnQueue.allCases) func outsideAnyStep(_ way: FailureOnQueue) {
    guard ChildProcess.misbehaviour != nil else { return }
    way.fail()
  }
}

@Suite(.screenTest(MisbehavingApp.self), .serialized) struct FailuresOnQueuesOffMainActor {
  @Test(arguments: FailureOnQueue.allCases) func inAStep(_ way: FailureOnQueue) {
    guard ChildProcess.misbehaviour != nil else { return }
    Scenario("Failing") { When(I: way.fail) }
  }

  @Test(arguments: FailureOnQueue.allCases) func outsideAnyStep(_ way: FailureOnQueue) {
    guard ChildProcess.misbehaviour != nil else { return }
    way.fail()
  }
}

final class FailuresOnQueuesInXCTest: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(MisbehavingApp.self) }

  func test_outsideAnyStep() {
    guard ChildProcess.misbehaviour != nil else { return }
    for way in FailureOnQueue.allCases { way.fail() }
  }
}

/// Single-line expectations that fail in a test, and outside any test.
@Suite(.screenTest(MisbehavingApp.self), .serialized) struct FailuresOutsideOfTests {
  @Test func inATestAndOutside() async {
    guard ChildProcess.misbehaviour != nil else { return }
    expectInVain("in the test")
    await Task.detached { expectInVain("outside of the first test") }.value
  }

  @Test func outside() async {
    guard ChildProcess.misbehaviour != nil else { return }
    await Task.detached { expectInVain("outside of the second test") }.value
  }
}

private func expectInVain(_ place: String) { #expect(Bool(false), "\(place)") }
