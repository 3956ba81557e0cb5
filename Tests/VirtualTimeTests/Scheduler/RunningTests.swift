import VirtualTime
import XCTest

private struct Refusal: Error, Equatable {}

final class RunningTests: XCTestCase {
  func test_runThrowsWhatTheFunctionThrows() {
    let scheduler = makeScheduler()
    XCTAssertThrowsError(
      try scheduler.run {
        try await Task.sleep(for: .seconds(1))
        throw Refusal()
      }
    ) { XCTAssertEqual($0 as? Refusal, Refusal()) }
  }

  func test_runGivesUpWhenNothingWillBringTheAnswerAndCancelsTheFunction() {
    let scheduler = makeScheduler()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let cancelled = Flag()
    XCTAssertThrowsError(
      try scheduler.run {
        for await _ in stream {}
        if Task.isCancelled { cancelled.set() }
      }
    ) { XCTAssertEqual($0 as? VirtualTimeError, .nothingPending) }
    XCTAssertTrue(cancelled.isSet)
    withExtendedLifetime(continuation) {}
  }

  func test_runDoesNotLastLongerThanItsTimeout() {
    let scheduler = makeScheduler()
    XCTAssertThrowsError(try scheduler.run(timeout: .seconds(10)) { try await Task.sleep(for: .seconds(11)) }) {
      XCTAssertEqual($0 as? VirtualTimeError, .timedOut(after: .seconds(10)))
    }
  }

  func test_runEndsBesideAHeartbeatThatNeverDoes() {
    let scheduler = makeScheduler()
    scheduler.jobLimit = 1000
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    scheduler.withCause("the heartbeat") {
      _ = Task { while !Task.isCancelled { try await Task.sleep(for: .milliseconds(16)) } }
    }
    XCTAssertThrowsError(try scheduler.run { for await _ in stream {} }) { error in
      guard case .timedOut = error as? VirtualTimeError else { return XCTFail("\(error)") }
    }
    withExtendedLifetime(continuation) {}
  }

  func test_runNestsInsideRun() throws {
    let scheduler = makeScheduler()
    let value = try scheduler.run {
      func inner() throws -> Int {
        try scheduler.run {
          try await Task.sleep(for: .seconds(1))
          return 21
        }
      }
      return try inner() * 2
    }
    XCTAssertEqual(value, 42)
  }

  func test_theReasonsAreSentences() {
    XCTAssertEqual(
      VirtualTimeError.nothingPending.description,
      "The asynchronous function is suspended, and nothing is due or scheduled. To wait for the result of a process or another thread, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`."
    )
    XCTAssertEqual(
      VirtualTimeError.neverSettles(cause: "the task of FeedView").description,
      "The asynchronous function did not end, because the task of FeedView never settles: it keeps starting work without letting time pass.")
    XCTAssertEqual(
      VirtualTimeError.timedOut(after: .seconds(10)).description, "The asynchronous function did not end within 10.0 seconds of virtual time.")
  }
}
