import VirtualTime
import XCTest

/// The base class of tests of captured code, with an app's code on a scheduler and a log of events.
class CapturedCodeTestCase: XCTestCase, @unchecked Sendable {
  /// The order of the class's tests.
  ///
  /// It's the process's order, except in classes that test the plain order.
  class var order: SchedulingOrder { .current }

  private(set) lazy var scheduler = SchedulingOrder.$current.withValue(Self.order) { VirtualScheduler() }
  let log = EventLog()

  override func setUpWithError() throws {
    try skipWithoutCapture()
    // Create the scheduler before any other thread reads the property.
    _ = scheduler
  }

  override func tearDown() {
    scheduler.shutDown()
  }

  /// Runs code as the app's code.
  func app(_ body: () -> Void) { scheduler.withCause("the app", body) }

  /// Waits until the log has the given number of events.
  func wait(for count: Int, timeout: Duration = .seconds(3600)) -> WaitOutcome {
    scheduler.wait(timeout: timeout) { log.events.count >= count }
  }

  /// Logs an event with its time.
  func note(_ event: String) { log.add("\(event) at \(scheduler.now.offset)") }
}

/// The events that have happened, in order.
final class EventLog: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [String] = []

  var events: [String] { lock.withLock { stored } }

  func add(_ event: String) { lock.withLock { stored.append(event) } }
}
