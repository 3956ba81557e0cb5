import CConcurrencyHooks
import Synchronization
import XCTest

/// Threads that take turns on the main actor.
///
/// Some of them wait only for a limited time.
final class MainActorTurnTests: XCTestCase {
  /// The turn goes to the second thread if the first one gives up just when it gets the turn.
  func test_aThreadBehindOneThatGivesUpGetsItsTurn() {
    let rounds = 1000
    let failures = Atomic(0)
    for round in 0..<rounds where failures.load(ordering: .relaxed) == 0 {
      let waiting = Atomic(0)
      let both = DispatchGroup()
      stk_time_main_actor_enter()
      Thread.detach(in: both) {
        waiting.add(1, ordering: .sequentiallyConsistent)
        if stk_time_main_actor_enter_within(40_000) { stk_time_main_actor_leave() }
      }
      Thread.detach(in: both) {
        while waiting.load(ordering: .sequentiallyConsistent) == 0 {}
        waiting.add(1, ordering: .sequentiallyConsistent)
        // No thread has the turn for as long as this.
        if stk_time_main_actor_enter_within(1_000_000_000) { stk_time_main_actor_leave() } else { failures.add(1, ordering: .relaxed) }
      }
      while waiting.load(ordering: .sequentiallyConsistent) < 2 {}
      for _ in 0..<round % 100 * 20 { _ = waiting.load(ordering: .sequentiallyConsistent) }
      stk_time_main_actor_leave()
      both.wait()
    }
    XCTAssertEqual(failures.load(ordering: .relaxed), 0)
  }
}

extension Thread {
  fileprivate static func detach(in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
    group.enter()
    detachNewThread {
      body()
      group.leave()
    }
  }
}
