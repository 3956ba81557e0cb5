import VirtualTime
import XCTest

@testable import ScenarioKit

final class AsyncStepTests: XCTestCase {
  private struct Refused: Error {}

  private func sleep() async throws { try await Task.sleep(for: .milliseconds(800)) }
  private func refuse() async throws { throw Refused() }
  private func waitForever() async { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
  private func nothing() {}
  private func failLater() async throws {
    try await Task.sleep(for: .seconds(1))
    ScenarioRun.fail(TestFailure(kind: "test", message: "Too late."))
  }

  func test_anAsyncStepRunsToItsEndInVirtualTime() throws {
    let scheduler = VirtualScheduler()
    let captured = try capture(scheduler: scheduler) {
      Scenario("Sleeping") {
        When(I: sleep)
        Then(I: nothing)
      }
    }
    scheduler.shutDown()
    assertText(
      captured.console,
      """
      Feature: Profile
        Scenario: Sleeping                                              test_profile
          ✓ When I sleep                                                +0.8 s
          ✓ Then I nothing

      """)
    XCTAssertEqual(captured.stepEnds.last?.virtualStart, .milliseconds(800))
  }

  func test_withoutASchedulerEachAsyncStepHasATemporaryOne() throws {
    let captured = try capture {
      Scenario("Sleeping") {
        When(I: sleep)
        Then(I: sleep)
      }
    }
    XCTAssertEqual(captured.stepEnds.map(\.virtualEnd), [.milliseconds(800), .milliseconds(1600)])
    XCTAssertEqual(captured.outcomes, [.passed, .passed])
  }

  func test_anErrorOfAnAsyncStepFailsIt() throws {
    let captured = try capture { Scenario("Refusing") { When(I: refuse) } }
    XCTAssertEqual(captured.reporter.messages, ["The step threw “Refused()” (Refused)."])
  }

  func test_aFailureInsideAnAsyncStepFailsIt() throws {
    let captured = try capture {
      Scenario("Failing") {
        When(I: failLater)
        Then(I: nothing)
      }
    }
    XCTAssertEqual(captured.reporter.messages, ["Too late."])
    XCTAssertEqual(captured.outcomes, [.failed, .skipped])
  }

  func test_anAsyncStepThatWaitsForSomethingThatNeverComesFailsAtOnce() throws {
    let captured = try capture {
      Scenario("Waiting") {
        When(I: waitForever)
        Then(I: nothing)
      }
    }
    XCTAssertEqual(captured.reporter.failures.map(\.kind), ["step.neverEnds"])
    XCTAssertEqual(
      captured.reporter.messages,
      [
        "The asynchronous function is suspended, and nothing is due or scheduled. To wait for the result of a process or another thread, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`."
      ])
    XCTAssertEqual(captured.outcomes, [.failed, .skipped])
  }
}
