import Foundation

/// Tells whether two threads were inside the same code at once.
final class MainActorGauge: @unchecked Sendable {
  private let lock = NSLock()
  private var inside: Set<ObjectIdentifier> = []
  private var overlapsSeen = 0
  private var visitsSeen = 0
  private var checksum = 0

  /// How often one thread came in while another was inside.
  var overlaps: Int { lock.withLock { overlapsSeen } }

  /// How often the code was entered.
  var visits: Int { lock.withLock { visitsSeen } }

  /// Enters, stays for some work, and leaves.
  func visit() {
    let thread = ObjectIdentifier(Thread.current)
    lock.withLock {
      visitsSeen += 1
      if !inside.subtracting([thread]).isEmpty { overlapsSeen += 1 }
      inside.insert(thread)
    }
    var work = 0
    for number in 0..<20_000 { work = work &+ number &* work }
    lock.withLock {
      inside.remove(thread)
      checksum &+= work
    }
  }
}
