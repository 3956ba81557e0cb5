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
  /// - Parameter transaction: The transaction of the change if the running code has none.
  package func setNeedsCheck(_ transaction: Transaction?) {
    if let transaction, AnimatedChange.current == nil {
      return withTransaction(transaction) { setNeedsCheck(nil) }
    }
    let queues: [InvalidationQueue] = lock.withLock {
      let readings = readers.latest
      guard !isPending, !readings.isEmpty else { return [] }
      isPending = true
      change = AnimatedChange.current
      return readings.reduce(into: []) { queues, reading in if !queues.contains(where: { $0 === reading.reader.queue }) { queues.append(reading.reader.queue) } }
    }
    if queues.isEmpty { return }
    change?.isShown = true
    for queue in queues { queue.append(check: self) }
  }

  /// Asks the owner whether the value has changed, and requests another evaluation of the bodies if it has.
  @MainActor
  func check() {
    let change: AnimatedChange?? = lock.withLock {
      guard isPending else { return nil }
      isPending = false
      defer { self.change = nil }
      return .some(self.change)
    }
    guard let change else { return }
    let hasChanged = DependencyTracker.withoutTracking { owner?.hasChanged() ?? false }
    let readings = lock.withLock { hasChanged ? readers.takeAll() : readers.latest }
    AnimatedChange.with(change) {
      // An animation that changes nothing must end too.
      if hasChanged { readings.invalidate() } else if change != nil { readings.first?.reader.queue.append([]) }
    }
  }
}

/// The owner of a value that may have changed.
package protocol CheckedValueOwner: AnyObject {
  /// Looks at the value again, and returns whether it has changed.
  func hasChanged() -> Bool
}
