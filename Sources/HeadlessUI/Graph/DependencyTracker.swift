import Foundation
import Synchronization

/// Knows which body is being evaluated, so that what it reads can be tied to it.
@MainActor
enum DependencyTracker {
  // Nonisolated because state is read through accessors that carry no isolation, as in SwiftUI; bodies are evaluated on the main actor only.
  nonisolated(unsafe) static var current: ReadSet?
  nonisolated(unsafe) private static var thread: pthread_t?

  /// Whether this is the thread that bodies are evaluated on, where nodes may be touched at once.
  nonisolated static var isOnThreadOfBodies: Bool { thread.map { pthread_equal($0, pthread_self()) != 0 } ?? false }

  static func track<Result>(_ node: any BodyEvaluating, _ body: () -> Result) -> Result {
    // A node that is no more must not be led back to.
    guard node.isAlive else { return withoutTracking(body) }
    let previous = current
    let reads = node.reads
    reads.removeAll()
    reads.reader.node = node
    current = reads
    thread = pthread_self()
    defer { current = previous }
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

/// The way from storage and models back to the node of the body that read them.
///
/// They hold on to it rather than to the node, from whichever thread they change on: a node has no weak references to pay for.
final class Reader: @unchecked Sendable {
  /// Where word is left from threads that may not touch nodes.
  let queue: InvalidationQueue
  /// The node whose body reads; used on the thread that bodies are evaluated on, and gone once nobody may use it any more.
  fileprivate(set) unowned(unsafe) var node: (any BodyEvaluating)?

  fileprivate init(queue: InvalidationQueue) { self.queue = queue }
}

/// The storage that a body has read, for taking the ties off again; its node's own, and gone with it.
final class ReadSet {
  let reader: Reader
  private var locations: [any ReadableLocation] = []

  init(queue: InvalidationQueue) { reader = Reader(queue: queue) }

  deinit { end() }

  func insert(_ location: any ReadableLocation) { locations.append(location) }

  func removeAll() {
    if locations.isEmpty { return }
    for location in locations { location.removeReader(reader) }
    locations.removeAll(keepingCapacity: true)
  }

  /// The node is no more.
  func end() {
    removeAll()
    reader.node = nil
  }
}

/// Storage whose readers are evaluated anew when it changes.
protocol ReadableLocation: AnyObject {
  func removeReader(_ reader: Reader)
}

/// The bodies that read one piece of storage.
struct Readers {
  private var readers: [Reader] = []

  /// Ties the body that is being evaluated to the storage.
  mutating func noteRead(of location: any ReadableLocation) {
    guard DependencyTracker.isOnThreadOfBodies, let reads = DependencyTracker.current else { return }
    for known in readers where known === reads.reader { return }
    readers.append(reads.reader)
    reads.insert(location)
  }

  mutating func remove(_ reader: Reader) { readers.removeAll { $0 === reader } }

  /// Asks every reader to evaluate its body anew; on the thread that bodies are evaluated on.
  func invalidate() {
    guard !readers.isEmpty else { return }
    let readers = readers
    let body: @MainActor () -> Void = {
      for reader in readers { reader.node?.setNeedsEvaluation() }
    }
    // A detached task of an app runs on this thread too, outside of the main actor, where a check of the isolation would end the process.
    unsafeBitCast(body, to: (() -> Void).self)()
  }

  /// Leaves word for every reader where this is not the thread that bodies are evaluated on.
  ///
  /// - Returns: The readers to invalidate at once, once the storage is unlocked; none from another thread.
  func invalidateFromAfar() -> Readers {
    if DependencyTracker.isOnThreadOfBodies { return self }
    for reader in readers { reader.queue.append(Invalidation(reader: reader, generation: nil)) }
    return Readers()
  }
}

/// A body whose observed model is about to change.
struct Invalidation: Sendable {
  let reader: Reader
  /// The evaluation that read the model; `nil` where any will do.
  let generation: UInt32?
}

/// Collects invalidations from whichever thread a model changes on, until the next rendering takes them.
final class InvalidationQueue: Sendable {
  /// What nobody has taken yet; `nil` once nobody will.
  private let pending = Mutex<[Invalidation]?>([])
  private let flag = Atomic<Bool>(false)

  var isEmpty: Bool { !flag.load(ordering: .acquiring) }

  func append(_ invalidation: Invalidation) {
    pending.withLock { $0?.append(invalidation) }
    flag.store(true, ordering: .releasing)
  }

  func take() -> [Invalidation] {
    flag.store(false, ordering: .releasing)
    return pending.withLock { queue in
      defer { if queue != nil { queue = [] } }
      return queue ?? []
    }
  }

  /// The app is no more: models that outlive it are not listened to.
  func close() {
    pending.withLock { $0 = nil }
    flag.store(false, ordering: .releasing)
  }
}
