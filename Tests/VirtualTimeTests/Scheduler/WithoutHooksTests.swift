@testable import VirtualTime
import XCTest

/// What is left where the runtime has no hooks.
final class WithoutHooksTests: XCTestCase {
  func test_thisPlatformHasTheHooks() {
    XCTAssertTrue(VirtualScheduler.capturesSwiftConcurrency)
  }

  func test_eventsAndTheInjectedClockAreVirtual() {
    let scheduler = VirtualScheduler(capturing: false)
    let clock = scheduler.clock
    let (done, event) = (Flag(), Flag())
    scheduler.schedule(after: .seconds(10), name: "event") { event.set() }
    scheduler.withCause("the test") {
      _ = Task.detached {
        try await clock.sleep(for: .seconds(3600))
        done.set()
      }
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(7200)) { event.isSet }, .satisfied)
    XCTAssertEqual(scheduler.now.offset, .seconds(10))
    XCTAssertEqual(scheduler.wait(timeout: .seconds(7200)) { done.isSet }, .satisfied)
    scheduler.shutDown()
  }
}
