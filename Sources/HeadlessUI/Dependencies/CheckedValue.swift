import Foundation

/// A value that bodies read, and that is looked at again before the next rendering if it may have changed.
///
/// The bodies are evaluated again only if the owner says that the value has changed.
///
/// `@unchecked Sendable`: A lock guards all mutable state. The owner is used only on the main actor.
package final class CheckedValue: @unchecked Sendable {
  private let lock = NSLock()
  private var readers = Readers()
  private var isPending = false
  private var change: AnimatedChange?
  private weak var owner: (any CheckedValueOwner)?

  package init(owner: any CheckedValueOwner) { self.owner = owner }

  /// Connects the body that is being evaluated with the value.
  package func noteRead() { lock.withLock { readers.noteRead() } }

  /// Notes that the value may have changed.
  ///
  /// The value is checked once for all changes before the next rendering. The animation of the first animated change counts.
  ///
  /// - Parameter transaction: The transaction of the change if the running code has none.
  package func setNeedsCheck(_ transaction: Transaction?) {
    if let transaction, AnimatedChange.current == nil {
      // Further changes until the check don't need a transaction.
      if lock.withLock({ isPending && change != nil }) { return }
      return withTransaction(transaction) { setNeedsCheck(nil) }
    }
    let current = AnimatedChange.current
    let queues: [InvalidationQueue] = lock.withLock {
      let readings = isPending ? [] : readers.latest
      guard isPending || !readings.isEmpty else { return [] }
      isPending = true
      if change == nil, let current {
        current.checkWillBegin()
        change = current
      }
      return readings.reduce(into: []) { queues, reading in if !queues.contains(where: { $0 === reading.reader.queue }) { queues.append(reading.reader.queue) } }
    }
    for queue in queues { queue.append(check: self) }
  }

  /// Asks the owner whether the value has changed, and requests another evaluation of the bodies if it has.
  @MainActor
  func check() {
    let (wasPending, change) = lock.withLock {
      defer { (isPending, self.change) = (false, nil) }
      return (isPending, self.change)
    }
    guard wasPending else { return }
    if DependencyTracker.withoutTracking({ owner?.hasChanged() ?? false }) {
      let readings = lock.withLock { readers.takeAll() }
      AnimatedChange.with(change) { readings.invalidate() }
    }
    // A change that no view shows is complete now.
    change?.checkDidEnd()
  }
}

/// The owner of a value that may have changed.
package protocol CheckedValueOwner: AnyObject {
  /// Looks at the value again, and returns whether it has changed.
  func hasChanged() -> Bool
}
