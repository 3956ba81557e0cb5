import CConcurrencyHooks
import XCTest

/// Threads that take turns on the main actor, some of which wait only for a time.
final class MainActorTurnTests: XCTestCase {
  func test_aThreadBehindOneThatGivesUpGetsItsTurn() {
    let rounds = 20_000
    DispatchQueue.concurrentPerform(iterations: 6) { thread in
      for _ in 0..<rounds {
        if thread % 2 == 0 {
          vt_main_actor_enter()
          vt_main_actor_leave()
        } else if vt_main_actor_enter_within(0) {
          vt_main_actor_leave()
        }
      }
    }
    // A thread that was left behind would never have come here.
    XCTAssertTrue(vt_main_actor_enter_within(1_000_000_000))
    vt_main_actor_leave()
  }
}
