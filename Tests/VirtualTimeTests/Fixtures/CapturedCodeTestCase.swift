import VirtualTime
import XCTest

/// Tests of what captured code waits with: an app's code on a scheduler, and a log of what happened.
class CapturedCodeTestCase: XCTestCase, @unchecked Sendable {
  /// The order of the class's tests: the process's, but for those that are about the plain one.
  class var order: WorkOrder { .current }

  private(set) lazy var scheduler = WorkOrder.$current.withValue(Self.order) { VirtualScheduler() }
  let log = EventLog()

  override func setUpWithError() throws {
    try skipWithoutCapture()
    // Before any thread but the test's own asks for it.
    _ = scheduler
  }

  override func tearDown() {
    scheduler.shutDown()
  }

  /// Runs code of the app.
  func app(_ body: () -> Void) { scheduler.withCause("the app", body) }

  /// Waits until the log has so many events.
  func wait(for count: Int, timeout: Duration = .seconds(3600)) -> WaitOutcome {
    scheduler.wait(timeout: timeout) { log.events.count >= count }
  }

  /// Logs an event with its time.
  func note(_ event: String) { log.add("\(event) at \(scheduler.now.offset)") }
}

/// What happened, in order.
final class EventLog: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [String] = []

  var events: [String] { lock.withLock { stored } }

  func add(_ event: String) { lock.withLock { stored.append(event) } }
}
