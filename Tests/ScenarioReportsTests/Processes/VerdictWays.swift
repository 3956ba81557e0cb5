import Foundation
import Synchronization
import Testing
import XCTest

@testable import ScenarioKit

/// Ways to fail a test, or to end its process, that its scenario doesn't observe.
///
/// `VerdictTests` runs each of them in a child process.
///
/// In this process the tests do nothing.
final class VerdictWaysTests: XCTestCase {
  private var way: String? { Child.task }

  func test_way() throws {
    switch way {
    case nil: return
    case "plainFailure": XCTFail("It failed.")
    case "plainExit": exit(0)
    case "detachedInAsyncStep": Scenario("Way") { When(I: Way.failInAwaitedTask) }
    case "joinedThread": Scenario("Way") { When(I: Way.failOnJoinedThread) }
    case "queue": Scenario("Way") { When(I: Way.failOnQueue) }
    case "operation": Scenario("Way") { When(I: Way.failInOperation) }
    case "earlierThread":
      Scenario("Way") { When(I: Way.pass) }
      Thread.detachNewThread { Way.failInLaterTest() }
    case "lastThread": Scenario("Way") { When(I: Way.pass) }
    case "passesAfterRun": ScenarioHooks.afterRun { Scenario("Putting away") { Then(I: Way.pass) } }
    case "emptyRule": Rule("Way") {}
    case "emptyExploration": explore(seeds: 0..<3) {}
    case "taskNobodyAwaits":
      Scenario("Way") { When(I: Way.pass) }
      Way.failInTaskNobodyAwaits()
    case "unwaitedExpectation":
      _ = expectation(description: "It comes.")
      Scenario("Way") { When(I: Way.pass) }
    case "throwsAfterScenario":
      Scenario("Way") { When(I: Way.pass) }
      throw Way.Problem()
    case "failsInTearDown": Scenario("Way") { When(I: Way.pass) }
    case "skipsAfterScenario":
      Scenario("Way") { When(I: Way.pass) }
      throw XCTSkip("Not here.")
    case let way?: Scenario("Way") { When(I: Way.perform(way)) }
    }
  }

  override func tearDown() { if way == "failsInTearDown", name.hasSuffix("test_way") { XCTFail("It failed.") } }

  func test_zOther() {
    if way != nil { Scenario("Other") { When(I: Way.pass) } }
    if way == "earlierThread" { Way.waitForFailure() }
    if way == "lastThread" { Thread.detachNewThread { Way.failAfterLastTest() } }
  }
}

@Suite(.serialized) struct VerdictWaysSuite {
  @Test func way() async throws {
    switch Child.task {
    case nil: return
    case "plainFailure": Issue.record("It failed.")
    case "plainExit": exit(0)
    case "detachedInAsyncStep": Scenario("Way") { When(I: Way.expectInAwaitedTask) }
    case "joinedThread": Scenario("Way") { When(I: Way.failOnJoinedThread) }
    case "queue": Scenario("Way") { When(I: Way.failOnQueue) }
    case "operation": Scenario("Way") { When(I: Way.failInOperation) }
    case "emptyRule": Rule("Way") {}
    case "emptyExploration": explore(seeds: 0..<3) {}
    case "taskNobodyAwaits":
      Scenario("Way") { When(I: Way.pass) }
      Way.failInTaskNobodyAwaits()
    case "passesAfterRun": ScenarioHooks.afterRun { Scenario("Putting away") { Then(I: Way.pass) } }
    case "throwsAfterScenario":
      Scenario("Way") { When(I: Way.pass) }
      throw Way.Problem()
    case "skipsAfterScenario":
      Scenario("Way") { When(I: Way.pass) }
      throw XCTSkip("Not here.")
    case "unwaitedExpectation":
      Scenario("Way") { When(I: Way.pass) }
      await confirmation { _ in }
    case let way?: Scenario("Way") { When(I: Way.perform(way)) }
    }
  }

  @Test(arguments: [1, 2]) func parameterized(number: Int) throws {
    if Child.task == "oneOfTwoArgumentsThrows" {
      Scenario("Way") { When(I: Way.pass) }
      if number == 1 { throw Way.Problem() }
    }
  }

  @Test func zOther() { if Child.task != nil { Scenario("Other") { When(I: Way.pass) } } }
}

@Test func wayOfNoSuite() throws {
  if Child.task == "throwsInNoSuite" {
    Scenario("Way") { When(I: Way.pass) }
    throw Way.Problem()
  }
}

private enum Way {
  struct Problem: Error {}

  static func perform(_ way: String) {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
    switch way {
    case "assertion": XCTFail("It failed.")
    case "crash": fatalError("It failed.")
    case "hang": while true { sched_yield() }
    case "exit": exit(0)
    case "_exit": _exit(0)
    case "quick_exit": quick_exit(0)
    case "execv": execv("/bin/true", &arguments)
    default: break
    }
  }

  static func pass() {}

  static func failInAwaitedTask() async { await Task.detached { XCTFail("It failed.") }.value }

  static func expectInAwaitedTask() async { await Task.detached { #expect(1 == 2) }.value }

  static func failOnJoinedThread() {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      XCTFail("It failed.")
      isDone.signal()
    }
    isDone.wait()
  }

  static func failOnQueue() {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { XCTFail("It failed.") }
    group.wait()
  }

  static func failInOperation() {
    let queue = OperationQueue()
    queue.addOperation { XCTFail("It failed.") }
    queue.waitUntilAllOperationsAreFinished()
  }

  private static let isLater = DispatchSemaphore(value: 0)
  private static let isOver = DispatchSemaphore(value: 0)

  static func failInLaterTest() {
    isLater.wait()
    XCTFail("It failed.")
    isOver.signal()
  }

  static func waitForFailure() {
    isLater.signal()
    isOver.wait()
  }

  /// Fails after a time that is longer than the process waits for threads of tests.
  static func failAfterLastTest() {
    Thread.sleep(forTimeInterval: 0.3)
    XCTFail("It failed.")
  }

  private static let hasFailed = Atomic(false)

  static func failInTaskNobodyAwaits() {
    Task.detached {
      XCTFail("It failed.")
      hasFailed.store(true, ordering: .releasing)
    }
    while !hasFailed.load(ordering: .acquiring) { sched_yield() }
  }
}
