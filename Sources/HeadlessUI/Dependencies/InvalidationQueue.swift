import Synchronization

/// A queue of the bodies to evaluate again at the next rendering.
///
/// State and models can change on any thread, so any thread can append to the queue.
final class InvalidationQueue: Sendable {
  private struct Pending {
    var readings: [Reading] = []
    var animated: [(change: AnimatedChange, readings: [Reading])] = []
    var mistakes: [(mistake: RenderingMistake, reader: Reader)] = []
    var checks: [CheckedValue] = []
    var isClosed = false
  }

  private let pending = Mutex(Pending())
  private let flag = Atomic<Bool>(false)

  var isEmpty: Bool { !flag.load(ordering: .acquiring) }

  func append(_ readings: [Reading]) {
    if let change = AnimatedChange.current {
      append(readings, of: change)
    } else {
      pending.withLock { pending in
        if pending.isClosed { return }
        if pending.readings.isEmpty { pending.readings = readings } else { pending.readings += readings }
      }
    }
    flag.store(true, ordering: .releasing)
  }

  private func append(_ readings: [Reading], of change: AnimatedChange) {
    change.isShown = true
    pending.withLock {
      if $0.isClosed { return }
      if let index = $0.animated.lastIndex(where: { $0.change === change }) {
        $0.animated[index].readings.append(contentsOf: readings)
      } else {
        $0.animated.append((change, readings))
      }
    }
  }

  /// Records a mistake that a body made while it was evaluated.
  func append(_ mistake: RenderingMistake, by reader: Reader) { pending.withLock { if !$0.isClosed { $0.mistakes.append((mistake, reader)) } } }

  /// Appends a value to check before the next rendering.
  func append(check: CheckedValue) {
    pending.withLock { if !$0.isClosed { $0.checks.append(check) } }
    flag.store(true, ordering: .releasing)
  }

  /// Checks the values that may have changed.
  @MainActor
  func runChecks() {
    let checks = pending.withLock { pending in
      defer { if !pending.checks.isEmpty { pending.checks = [] } }
      return pending.checks
    }
    for check in checks { check.check() }
  }

  /// Removes and returns all bodies, grouped by the animated change that invalidated them.
  func take() -> (animated: [(change: AnimatedChange, readings: [Reading])], others: [Reading]) {
    flag.store(false, ordering: .releasing)
    return pending.withLock { pending in
      // A check can lead to further checks, which run in the next round of the rendering.
      if !pending.checks.isEmpty { flag.store(true, ordering: .releasing) }
      defer {
        pending.readings = []
        if !pending.animated.isEmpty { pending.animated = [] }
      }
      return (pending.animated, pending.readings)
    }
  }

  func takeMistakes() -> [(mistake: RenderingMistake, reader: Reader)] {
    pending.withLock { pending in
      if pending.mistakes.isEmpty { return [] }
      defer { pending.mistakes = [] }
      return pending.mistakes
    }
  }

  /// Closes the queue when the app is terminated.
  ///
  /// Afterwards, changes of models that outlive the app are ignored.
  func close() {
    pending.withLock { $0 = Pending(isClosed: true) }
    flag.store(false, ordering: .releasing)
  }
}
