import Foundation
import Synchronization
import VirtualTime
import XCTest

/// Code that belongs to no scheduler stays in real time, such as a test's server on its own thread.
final class OutsideOfWorldsTests: XCTestCase {
  private let server = Server()
  private let world = World()

  override func setUpWithError() throws { try skipWithoutCapture() }

  override func tearDown() {
    world.scheduler.shutDown()
    server.stop()
  }

  func test_aServerOnAThreadOfItsOwnSeesRealTime() {
    let first = server.ask("time")
    world.scheduler.asTestCode {
      sleep(3600)
      let answer = server.ask("time")
      XCTAssertLessThan(answer.date.timeIntervalSince(first.date), 600)
      XCTAssertLessThan(first.instant.duration(to: answer.instant), .seconds(600))
      XCTAssertGreaterThan(abs(answer.date.timeIntervalSince(Date())), 600)
    }
    XCTAssertEqual(world.scheduler.now.offset, .seconds(3600))
  }

  func test_whatTheServerStartsRunsWithoutTheScheduler() {
    world.scheduler.asTestCode {
      // The answer arrives after a queue, a delayed block, and a task of the server have run. This world doesn't run them.
      XCTAssertTrue(server.ask("queue").isReal)
      XCTAssertTrue(server.ask("delay").isReal)
      XCTAssertTrue(server.ask("task").isReal)
      XCTAssertTrue(server.ask("timer").isReal)
    }
    XCTAssertEqual(world.scheduler.now.offset, .zero)
    XCTAssertEqual(world.scheduler.pending, [])
  }

  func test_aBlockThatTheServerGivesToTheMainQueueIsNotRunByAWait() {
    let box = Box("not yet")
    server.perform { DispatchQueue.main.async { box.value = VirtualScheduler.owner == nil ? "outside" : "inside" } }
    world.start(10)
    XCTAssertEqual(world.wait(), .satisfied)
    XCTAssertEqual(box.value, "not yet")
    let done = expectation(description: "the main queue")
    DispatchQueue.main.async { done.fulfill() }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(box.value, "outside")
  }

  func test_aThreadThatTheTestStartedKeepsItsWorldFromNothingAndGoesOnOnceItHasEnded() {
    let gate = DispatchSemaphore(value: 0)
    let done = expectation(description: "the thread is over")
    world.scheduler.asTestCode {
      Thread.detachNewThread {
        gate.wait()
        done.fulfill()
      }
    }
    world.scheduler.shutDown()
    gate.signal()
    wait(for: [done], timeout: 60)
  }
}

/// A server on a thread that starts before there is any scheduler.
private final class Server: Sendable {
  struct Answer: Sendable {
    let date: Date
    let instant: ContinuousClock.Instant
    let isReal: Bool
  }

  private let requests = Mutex<[@Sendable () -> Void]>([])
  private let arrived = DispatchSemaphore(value: 0)

  init() {
    let (ready, server) = (DispatchSemaphore(value: 0), self)
    Thread.detachNewThread {
      ready.signal()
      while true {
        server.arrived.wait()
        guard let request = server.requests.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return }
        request()
      }
    }
    ready.wait()
  }

  func stop() { arrived.signal() }

  /// Runs a closure on the server's thread, and waits until it has run.
  func perform(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    add {
      body()
      done.signal()
    }
    done.wait()
  }

  private func add(_ request: @escaping @Sendable () -> Void) {
    requests.withLock { $0.append(request) }
    arrived.signal()
  }

  /// Requests the time.
  ///
  /// The server produces its answer in the given way.
  func ask(_ way: String) -> Answer {
    let answer = Box<Answer?>(nil)
    let done = DispatchSemaphore(value: 0)
    let reply: @Sendable () -> Void = {
      answer.value = Answer(date: Date(), instant: .now, isReal: VirtualScheduler.owner == nil)
      done.signal()
    }
    add {
      switch way {
      case "queue": DispatchQueue(label: "server").async(execute: reply)
      case "delay": DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(5), execute: reply)
      case "task": Task.detached { reply() }
      case "timer":
        let timer = Timer(timeInterval: 0.005, repeats: false) { _ in reply() }
        RunLoop.current.add(timer, forMode: .default)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.5))
      default: reply()
      }
    }
    done.wait()
    return answer.value ?? Answer(date: .distantPast, instant: .now, isReal: false)
  }
}
