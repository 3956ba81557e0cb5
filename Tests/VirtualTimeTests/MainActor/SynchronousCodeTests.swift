import Foundation
import VirtualTime
import XCTest

/// Synchronous XCTest code is also on the main actor, without a job.
final class SynchronousCodeTests: XCTestCase {
  func test_aThreadThatDrivesWaitsForTheTestsOwnCode() {
    let scheduler = makeScheduler()
    scheduler.runNextJob()
    let gauge = MainActorGauge()
    let done = drive(gauge, times: 50)
    while gauge.visits < 100 { gauge.visit() }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(gauge.overlaps, 0)
  }

  func test_aThreadThatDrivesGoesOnWhileTheTestWaitsForItInALock() {
    let scheduler = makeScheduler()
    scheduler.runNextJob()
    let gauge = MainActorGauge()
    let isOver = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let own = VirtualScheduler()
      for _ in 0..<50 { try? own.run { gauge.visit() } }
      own.shutDown()
      isOver.signal()
    }
    isOver.wait()
    XCTAssertEqual(gauge.visits, 50)
    XCTAssertEqual(gauge.overlaps, 0)
  }

  func test_stepsOfTheTestAndOfAThreadTakeTurns() {
    let scheduler = makeScheduler()
    let gauge = MainActorGauge()
    let done = drive(gauge, times: 50)
    for _ in 0..<50 {
      gauge.visitInTurn(of: scheduler)
      try? scheduler.run { gauge.visit() }
    }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(gauge.visits, 150)
    XCTAssertEqual(gauge.overlaps, 0)
  }

  @MainActor func test_aTestOnTheMainActorWaitsForAnotherThreadsDriver() async {
    let gauge = MainActorGauge()
    gauge.visit()
    waitHere(for: drive(gauge, times: 20))
    gauge.visit()
    XCTAssertEqual(gauge.visits, 22)
    XCTAssertEqual(gauge.overlaps, 0)
  }

  private func waitHere(for expectation: XCTestExpectation) {
    wait(for: [expectation], timeout: 10)
  }

  /// Visits the gauge on the main actor, on a thread with its own scheduler.
  private func drive(_ gauge: MainActorGauge, times: Int) -> XCTestExpectation {
    let done = expectation(description: "the thread is over")
    Thread.detachNewThread {
      let own = VirtualScheduler()
      for _ in 0..<times { try? own.run { gauge.visit() } }
      own.shutDown()
      done.fulfill()
    }
    return done
  }
}

extension MainActorGauge {
  /// Visits the gauge after a wait, on the test's own thread outside any job.
  fileprivate func visitInTurn(of scheduler: VirtualScheduler) {
    _ = scheduler.wait(timeout: .zero) { false }
    visit()
  }
}
