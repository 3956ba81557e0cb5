import Synchronization

/// Collects the bodies to evaluate again, from every thread that state and models change on, until the next rendering takes them.
final class InvalidationQueue: Sendable {
  private struct Pending {
    var readings: [Reading] = []
    var mistakes: [(mistake: RenderingMistake, reader: Reader)] = []
    var isClosed = false
  }

  private let pending = Mutex(Pending())
  private let flag = Atomic<Bool>(false)

  var isEmpty: Bool { !flag.load(ordering: .acquiring) }

  func append(_ readings: [Reading]) {
    pending.withLock { pending in
      if pending.isClosed { return }
      if pending.readings.isEmpty { pending.readings = readings } else { pending.readings += readings }
    }
    flag.store(true, ordering: .releasing)
  }

  /// Keeps what a body has done that it must not do.
  func append(_ mistake: RenderingMistake, by reader: Reader) { pending.withLock { if !$0.isClosed { $0.mistakes.append((mistake, reader)) } } }

  func take() -> [Reading] {
    flag.store(false, ordering: .releasing)
    return pending.withLock { pending in
      defer { pending.readings = [] }
      return pending.readings
    }
  }

  func takeMistakes() -> [(mistake: RenderingMistake, reader: Reader)] {
    pending.withLock { pending in
      if pending.mistakes.isEmpty { return [] }
      defer { pending.mistakes = [] }
      return pending.mistakes
    }
  }

  /// The app is terminated: models that outlive it are not listened to.
  func close() {
    pending.withLock { $0 = Pending(isClosed: true) }
    flag.store(false, ordering: .releasing)
  }
}
