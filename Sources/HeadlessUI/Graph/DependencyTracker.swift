import Foundation
import Synchronization

/// Knows which body is being evaluated, so that what it reads can be tied to it.
@MainActor
enum DependencyTracker {
  // Nonisolated because state is read through accessors that carry no isolation, as in SwiftUI; bodies are evaluated on the main actor only.
  nonisolated(unsafe) static var current: (any BodyEvaluating)?
  nonisolated(unsafe) private static var thread: pthread_t?
  nonisolated(unsafe) fileprivate static var queue: InvalidationQueue?

  /// Whether this is the thread that bodies are evaluated on, where nodes may be touched at once.
  nonisolated static var isOnThreadOfBodies: Bool { thread.map { pthread_equal($0, pthread_self()) != 0 } ?? false }

  static func track<Result>(_ node: any BodyEvaluating, _ body: () -> Result) -> Result {
    let previous = current
    let previousQueue = queue
    node.reads.removeAll(reader: node)
    current = node
    queue = node.host.invalidations
    thread = pthread_self()
    defer {
      current = previous
      queue = previousQueue
    }
    return body()
  }

  /// Runs a closure whose reads do not count as the surrounding body's.
  static func withoutTracking<Result>(_ body: () -> Result) -> Result {
    let previous = current
    current = nil
    defer { current = previous }
    return body()
  }
}

/// The storage that a body has read, for taking the ties off again.
final class ReadSet {
  private var locations: [any ReadableLocation] = []

  func insert(_ location: any ReadableLocation) { locations.append(location) }

  func removeAll(reader: Node) {
    for location in locations { location.removeReader(reader) }
    locations.removeAll(keepingCapacity: true)
  }
}

/// Storage whose readers are evaluated anew when it changes.
protocol ReadableLocation: AnyObject {
  func removeReader(_ reader: Node)
}

/// The bodies that read one piece of storage.
struct Readers {
  private struct Reader {
    let node: Unmanaged<Node>
    let queue: InvalidationQueue
  }

  private var readers: [Reader] = []

  /// Ties the body that is being evaluated to the storage.
  mutating func noteRead(of location: any ReadableLocation) {
    guard let reader = DependencyTracker.current, let queue = DependencyTracker.queue, DependencyTracker.isOnThreadOfBodies else { return }
    let reference = Unmanaged<Node>.passUnretained(reader)
    for known in readers where known.node.toOpaque() == reference.toOpaque() { return }
    readers.append(Reader(node: reference, queue: queue))
    reader.reads.insert(location)
  }

  mutating func remove(_ reader: Node) {
    let reference = Unmanaged<Node>.passUnretained(reader).toOpaque()
    readers.removeAll { $0.node.toOpaque() == reference }
  }

  /// Asks every reader to evaluate its body anew; on the thread that bodies are evaluated on.
  func invalidate() {
    guard !readers.isEmpty else { return }
    let readers = readers
    let body: @MainActor () -> Void = {
      for reader in readers { (reader.node.takeUnretainedValue() as? any BodyEvaluating)?.setNeedsEvaluation() }
    }
    // A detached task of an app runs on this thread too, outside of the main actor, where a check of the isolation would end the process.
    unsafeBitCast(body, to: (() -> Void).self)()
  }

  /// Leaves word for every reader where this is not the thread that bodies are evaluated on.
  ///
  /// - Returns: The readers to invalidate at once, once the storage is unlocked; none from another thread.
  func invalidateFromAfar() -> Readers {
    if DependencyTracker.isOnThreadOfBodies { return self }
    for reader in readers {
      reader.queue.append(Invalidation(node: reader.node.takeUnretainedValue() as? any BodyEvaluating, generation: nil))
    }
    return Readers()
  }
}

/// A body whose observed model is about to change.
struct Invalidation: Sendable {
  weak var node: (any BodyEvaluating)?
  /// The evaluation that read the model; `nil` where any will do.
  let generation: UInt32?
}

/// Collects invalidations from whichever thread a model changes on, until the next rendering takes them.
final class InvalidationQueue: Sendable {
  private let pending = Mutex<[Invalidation]>([])
  private let flag = Atomic<Bool>(false)

  var isEmpty: Bool { !flag.load(ordering: .acquiring) }

  func append(_ invalidation: Invalidation) {
    pending.withLock { $0.append(invalidation) }
    flag.store(true, ordering: .releasing)
  }

  func take() -> [Invalidation] {
    flag.store(false, ordering: .releasing)
    return pending.withLock { queue in
      let taken = queue
      queue.removeAll()
      return taken
    }
  }
}
