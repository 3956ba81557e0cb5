import Foundation
import VirtualTime
import XCTest

private actor Cache {
  var value = 0

  func fill(_ work: OutsideWork) async -> Int {
    value = await answerFromAnotherThread(5, through: work)
    try? await Task.sleep(for: .seconds(3))
    return value
  }
}

final class OutsideWorkTests: XCTestCase {
  func test_aContinuationResumedOnAnotherThreadComesBackToItsScheduler() throws {
    let scheduler = makeScheduler()
    let work = OutsideWork("the socket")
    scheduler.register(work)
    let answer = try scheduler.run {
      let answer = await answerFromAnotherThread(42, through: work)
      MainActor.preconditionIsolated()
      try await Task.sleep(for: .seconds(5))
      return answer
    }
    XCTAssertEqual(answer, 42)
    XCTAssertEqual(scheduler.now.offset, .seconds(5))
  }

  func test_anActorResumedOnAnotherThreadStillSleepsVirtually() throws {
    let scheduler = makeScheduler()
    let work = OutsideWork("the socket")
    scheduler.register(work)
    XCTAssertEqual(try scheduler.run { await Cache().fill(work) }, 5)
    XCTAssertEqual(scheduler.now.offset, .seconds(3))
  }

  func test_aDetachedTaskResumedOnAnotherThreadComesBackToItsScheduler() {
    let scheduler = makeScheduler()
    let work = OutsideWork("the socket")
    scheduler.register(work)
    let flag = Flag()
    scheduler.withCause("the test") {
      _ = Task.detached {
        _ = await answerFromAnotherThread(1, through: work)
        try? await Task.sleep(for: .seconds(1000))
        flag.set()
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(2000)) { flag.isSet }, .satisfied)
    XCTAssertEqual(scheduler.now.offset, .seconds(1000))
  }

  func test_aWaitForABusyResourceWaitsInRealTimeUpToTheTimeout() {
    let scheduler = makeScheduler()
    let work = OutsideWork("the upload")
    work.setBusy(true)
    scheduler.register(work)
    XCTAssertEqual(scheduler.pending, [PendingWork(name: "the upload", kind: .resource, due: nil)])
    XCTAssertEqual(scheduler.wait(timeout: .milliseconds(30)) { false }, .timedOut)
    XCTAssertEqual(scheduler.now.offset, .milliseconds(30))
    scheduler.deregister(work)
    XCTAssertEqual(scheduler.wait(timeout: .seconds(30)) { false }, .nothingPending)
  }

  func test_aWaitEndsWithNothingPendingOnceTheResourceIsIdle() {
    let scheduler = makeScheduler()
    let work = OutsideWork("the upload")
    scheduler.register(work)
    work.start {}
    XCTAssertEqual(scheduler.wait(timeout: .seconds(600)) { false }, .nothingPending)
    XCTAssertEqual(scheduler.now.offset, .zero)
  }

  func test_timersDoNotRunAheadOfABusyResource() {
    let scheduler = makeScheduler()
    let work = OutsideWork("the socket")
    scheduler.register(work)
    let order = Box<[String]>([])
    scheduler.schedule(after: .seconds(600), name: "request timeout") { order.update { $0.append("timeout") } }
    scheduler.withCause("the test") {
      _ = Task {
        _ = await answerFromAnotherThread(1, through: work)
        order.update { $0.append("answer") }
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1200)) { !order.value.isEmpty }, .satisfied)
    XCTAssertEqual(order.value, ["answer"])
    XCTAssertEqual(scheduler.now.offset, .zero)
  }

  func test_tasksOfOthersRunWhereTheyWouldHaveRun() {
    let scheduler = makeScheduler()
    let done = expectation(description: "tasks of others")
    done.expectedFulfillmentCount = 3
    Task {
      try await Task.sleep(nanoseconds: 1000)
      done.fulfill()
    }
    Task.detached {
      await Task.yield()
      done.fulfill()
    }
    Task { @MainActor in
      MainActor.preconditionIsolated()
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
    XCTAssertEqual(scheduler.pending, [])
  }

  func test_aTaskOfOthersResumedByCapturedCodeGoesBackWhereItBelongs() throws {
    let scheduler = makeScheduler()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let waiting = expectation(description: "waits")
    let done = expectation(description: "received")
    Task.detached {
      waiting.fulfill()
      for await _ in stream {}
      try await Task.sleep(nanoseconds: 1000)
      done.fulfill()
    }
    wait(for: [waiting], timeout: 10)
    try scheduler.run {
      continuation.yield(1)
      continuation.finish()
    }
    wait(for: [done], timeout: 10)
    XCTAssertEqual(scheduler.pending, [])
  }

  func test_aTaskResumedByAnotherSchedulersCodeStaysWithItsOwn() throws {
    let (first, second) = (makeScheduler(), makeScheduler())
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let flag = Flag()
    first.withCause("the reader") {
      _ = Task {
        for await _ in stream { break }
        try? await Task.sleep(for: .seconds(1))
        flag.set()
      }
    }
    XCTAssertEqual(first.runDue(), .settled)
    try second.run { _ = continuation.yield(1) }
    XCTAssertFalse(second.hasDueWork)
    XCTAssertTrue(first.hasDueWork)
    XCTAssertEqual(first.wait(timeout: .seconds(10)) { flag.isSet }, .satisfied)
    XCTAssertEqual(first.now.offset, .seconds(1))
    XCTAssertEqual(second.now.offset, .zero)
  }
}
