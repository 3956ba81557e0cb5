import Foundation
import Synchronization

/// Detects whether two threads were inside the same code at once.
final class MainActorGauge: Sendable {
  private struct State {
    var inside: Set<ObjectIdentifier> = []
    var overlaps = 0
    var visits = 0
    var checksum = 0
  }

  private let state = Mutex(State())

  /// The number of times that a thread entered while another was inside.
  var overlaps: Int { state.withLock { $0.overlaps } }

  /// The number of times that the code was entered.
  var visits: Int { state.withLock { $0.visits } }

  /// Enters, performs some work, and leaves.
  func visit() {
    let thread = ObjectIdentifier(Thread.current)
    state.withLock { state in
      state.visits += 1
      if !state.inside.isSubset(of: [thread]) { state.overlaps += 1 }
      state.inside.insert(thread)
    }
    var work = 0
    for number in 0..<20_000 { work = work &+ number &* work }
    // Gives other threads a chance to enter, even if there are fewer processors than threads.
    sched_yield()
    state.withLock { state in
      state.inside.remove(thread)
      state.checksum &+= work
    }
  }
}
