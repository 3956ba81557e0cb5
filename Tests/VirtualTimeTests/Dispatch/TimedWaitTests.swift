import Foundation
import VirtualTime
import XCTest

/// Dispatch waits with a timeout, and other features of operation queues.
final class TimedWaitTests: CapturedCodeTestCase, @unchecked Sendable {
  override class var order: SchedulingOrder { .plain }

  private func note(_ name: String, _ result: DispatchTimeoutResult) { note("\(name) \(result == .success ? "in time" : "too late")") }

  func test_aGroupIsWaitedForUntilATime() {
    let group = DispatchGroup()
    app {
      DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 5) }
      DispatchQueue.global().async {
        self.note("first", group.wait(timeout: .now() + 2))
        self.note("second", group.wait(wallTimeout: .now() + 60))
      }
    }
    XCTAssertEqual(wait(for: 2), .satisfied)
    XCTAssertEqual(log.events, ["first too late at 2.0 seconds", "second in time at 5.0 seconds"])
  }

  func test_aWorkItemIsWaitedForUntilATime() {
    app {
      let item = DispatchWorkItem { Thread.sleep(forTimeInterval: 5) }
      DispatchQueue.global().async(execute: item)
      DispatchQueue.main.async {
        self.note("first", item.wait(timeout: .now() + 2))
        self.note("second", item.wait(wallTimeout: .now() + 60))
      }
    }
    XCTAssertEqual(wait(for: 2), .satisfied)
    XCTAssertEqual(log.events, ["first too late at 2.0 seconds", "second in time at 5.0 seconds"])
  }

  func test_operationsThatWaitAreCancelled() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    app {
      for number in 1...3 {
        queue.addOperation {
          Thread.sleep(forTimeInterval: 2)
          self.note("operation \(number)")
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        queue.cancelAllOperations()
        queue.addOperation { self.note("later") }
      }
    }
    XCTAssertEqual(wait(for: 2), .satisfied)
    XCTAssertEqual(log.events, ["operation 1 at 2.0 seconds", "later at 2.0 seconds"])
    XCTAssertEqual(scheduler.wait(timeout: .seconds(60)) { false }, .nothingPending)
  }

  func test_anOperationThatIsABarrierRunsAlone() {
    let queue = OperationQueue()
    app {
      for number in 1...2 {
        queue.addOperation {
          Thread.sleep(forTimeInterval: 2)
          self.note("before \(number)")
        }
      }
      queue.addBarrierBlock {
        Thread.sleep(forTimeInterval: 3)
        self.note("barrier")
      }
      queue.addOperation { self.note("after") }
    }
    XCTAssertEqual(wait(for: 4), .satisfied)
    XCTAssertEqual(log.events, ["before 1 at 2.0 seconds", "before 2 at 2.0 seconds", "barrier at 5.0 seconds", "after at 5.0 seconds"])
  }

  func test_notificationsComeWhereTheyArePostedOrOnTheirQueue() {
    let center = NotificationCenter()
    let name = Notification.Name("UserDidLogIn")
    let observers = [
      center.addObserver(forName: name, object: nil, queue: nil) { _ in self.note("posted on main \(Thread.isMainThread)") },
      center.addObserver(forName: name, object: nil, queue: .main) { _ in self.note("main queue on main \(Thread.isMainThread)") },
    ]
    app {
      DispatchQueue.global().asyncAfter(deadline: .now() + 3) { center.post(name: name, object: nil) }
    }
    XCTAssertEqual(wait(for: 2), .satisfied)
    // Foundation calls the observers in an undefined order.
    XCTAssertEqual(Set(log.events), ["posted on main false at 3.0 seconds", "main queue on main true at 3.0 seconds"])
    for observer in observers { center.removeObserver(observer) }
  }
}
