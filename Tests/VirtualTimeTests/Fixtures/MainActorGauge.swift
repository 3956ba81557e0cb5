import Foundation

/// Tells whether two threads were inside the same code at once.
final class MainActorGauge: Sendable {
  private struct State {
    var inside: Set<ObjectIdentifier> = []
    var overlaps = 0
    var visits = 0
    var checksum = 0
  }

  private let state = Box(State())

  /// How often one thread came in while another was inside.
  var overlaps: Int { state.value.overlaps }

  /// How often the code was entered.
  var visits: Int { state.value.visits }

  /// Enters, stays for some work, and leaves.
  func visit() {
    let thread = ObjectIdentifier(Thread.current)
    state.update {
      $0.visits += 1
      if !$0.inside.isSubset(of: [thread]) { $0.overlaps += 1 }
      $0.inside.insert(thread)
    }
    var work = 0
    for number in 0..<10_000 { work = work &+ number &* work }
    state.update {
      $0.inside.remove(thread)
      $0.checksum &+= work
    }
  }
}
