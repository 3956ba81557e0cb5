import Foundation
import VirtualTime
import XCTest

/// Two schedulers in a single test.
///
/// Each has its own time and only its own work.
final class SeveralWorldsTests: XCTestCase {
  private let worlds = [World(), World()]

  override func setUpWithError() throws { try skipWithoutCapture() }

  override func tearDown() { for world in worlds { world.scheduler.shutDown() } }

  func test_aWaitRunsTheWorkOfItsOwnWorldOnly() {
    worlds[0].start(10)
    worlds[1].start(7)
    XCTAssertEqual(worlds[0].wait(), .satisfied)
    XCTAssertEqual(worlds[0].log.events, World.events(10))
    XCTAssertEqual(worlds[0].scheduler.now.offset, .seconds(50))
    XCTAssertEqual(worlds[1].log.events, [])
    XCTAssertEqual(worlds[1].scheduler.now.offset, .zero)
    XCTAssertEqual(worlds[1].wait(), .satisfied)
    XCTAssertEqual(worlds[1].log.events, World.events(7))
    XCTAssertEqual(worlds[1].scheduler.now.offset, .seconds(35))
  }

  func test_waitsInTurnsLeaveTheOtherWorldWhereItIs() {
    worlds[0].start(10)
    worlds[1].start(7)
    for count in 1...7 { for world in worlds { world.wait(for: count) } }
    XCTAssertEqual(worlds.map(\.log.events), [World.events(10), World.events(7)])
    XCTAssertEqual(worlds.map(\.scheduler.now.offset), [.seconds(50), .seconds(35)])
  }

  func test_aQueueThatTwoWorldsShareWorksForEachInItsTime() {
    let queue = DispatchQueue(label: "shared")
    worlds[0].start(10, queue: queue)
    worlds[1].start(7, queue: queue)
    for count in 1...7 { for world in worlds { world.wait(for: count) } }
    XCTAssertEqual(worlds.map(\.log.events), [World.events(10), World.events(7)])
  }

  func test_aQueueWhoseWorkNeverEndedServesTheNextWorld() {
    let queue = DispatchQueue(label: "shared")
    let key = DispatchSpecificKey<String>()
    queue.setSpecific(key: key, value: "shared")
    let semaphore = DispatchSemaphore(value: 0)
    worlds[0].scheduler.withCause("the app") { queue.async { semaphore.wait() } }
    XCTAssertEqual(worlds[0].wait(for: 1, timeout: .seconds(1)), .nothingPending)
    worlds[0].scheduler.shutDown()
    let log = worlds[1].log
    worlds[1].scheduler.withCause("the app") {
      for number in 1...2 {
        queue.async {
          dispatchPrecondition(condition: .onQueue(queue))
          Thread.sleep(forTimeInterval: 1)
          log.add("\(number) on \(DispatchQueue.getSpecific(key: key) ?? "none")")
        }
      }
      queue.sync { log.add("sync") }
    }
    XCTAssertEqual(log.events, ["1 on shared", "2 on shared", "sync"])
    XCTAssertEqual(worlds[1].scheduler.now.offset, .seconds(2))
  }

  func test_aThreadThatSleepsWithALockGivesItBackAtTheEndOfItsWorld() {
    let lock = NSLock()
    let log = worlds[0].log
    worlds[0].scheduler.withCause("the app") {
      DispatchQueue.global().async {
        lock.lock()
        log.add("locked")
        Thread.sleep(forTimeInterval: 60)
        lock.unlock()
        while true { Thread.sleep(forTimeInterval: 60) }
      }
    }
    XCTAssertEqual(worlds[0].wait(for: 1), .satisfied)
    XCTAssertFalse(lock.try())
    worlds[0].scheduler.shutDown()
    XCTAssertTrue(lock.try())
  }

  func test_aWaitOfTheTestsOwnCodeMovesTheClockOfTheWorldThatItIsIn() {
    worlds[0].start(10)
    worlds[1].start(10)
    worlds[0].scheduler.asTestCode {
      let start = Date()
      sleep(15)
      worlds[1].scheduler.asTestCode {
        let inner = Date()
        sleep(25)
        XCTAssertEqual(Date().timeIntervalSince(inner), 25, accuracy: 0.001)
      }
      XCTAssertEqual(Date().timeIntervalSince(start), 15, accuracy: 0.001)
    }
    XCTAssertEqual(worlds.map(\.log.events.count), [2, 4])
    XCTAssertEqual(worlds.map(\.scheduler.now.offset), [.seconds(15), .seconds(25)])
  }

  func test_theEndOfOneWorldLeavesTheOther() {
    worlds[0].start(10)
    worlds[1].start(7)
    worlds[0].wait(for: 1)
    worlds[0].scheduler.shutDown()
    let events = worlds[0].log.events
    XCTAssertEqual(worlds[0].scheduler.now.offset, .zero)
    XCTAssertEqual(worlds[1].wait(), .satisfied)
    XCTAssertEqual(worlds[1].log.events, World.events(7))
    XCTAssertEqual(worlds[0].log.events, events)
  }

  func test_aTimerThatIsInvalidatedInAnotherWorldIsGone() {
    nonisolated(unsafe) var timer: Timer?
    worlds[0].scheduler.withCause("the app") {
      timer = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { [worlds] _ in worlds[0].log.add("tick") }
    }
    XCTAssertEqual(worlds[0].wait(for: 2), .satisfied)
    worlds[1].scheduler.withCause("another app") { timer?.invalidate() }
    XCTAssertEqual(worlds[0].wait(for: 3, timeout: .seconds(60)), .nothingPending)
    XCTAssertEqual(worlds[0].log.events, ["tick", "tick"])
  }

  func test_aNotificationRunsInTheWorldThatPostsIt() {
    let center = NotificationCenter()
    let name = Notification.Name("SeveralWorlds")
    var observers: [any NSObjectProtocol] = []
    for world in worlds {
      world.scheduler.withCause("the app") {
        observers.append(
          center.addObserver(forName: name, object: world, queue: nil) { _ in
            DispatchQueue.main.async { world.log.add("posted") }
          })
      }
    }
    worlds[0].scheduler.withCause("the app") { center.post(name: name, object: worlds[0]) }
    XCTAssertEqual(worlds[0].wait(for: 1), .satisfied)
    XCTAssertEqual(worlds[1].wait(for: 1), .nothingPending)
    for observer in observers { center.removeObserver(observer) }
  }
}
