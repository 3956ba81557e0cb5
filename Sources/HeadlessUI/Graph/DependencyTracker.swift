import Synchronization

/// Knows which body is being evaluated, so that what it reads can be tied to it.
@MainActor
enum DependencyTracker {
  // Nonisolated because state is read through accessors that carry no isolation, as in SwiftUI; bodies are evaluated on the main actor only.
  nonisolated(unsafe) static var current: (any BodyEvaluating)?

  static func track<Result>(_ node: any BodyEvaluating, _ body: () -> Result) -> Result {
    let previous = current
    node.reads.removeAll(reader: node)
    current = node
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
  private var nodes: [Unmanaged<Node>] = []

  /// Ties the body that is being evaluated to the storage.
  mutating func noteRead(of location: any ReadableLocation) {
    guard let reader = DependencyTracker.current else { return }
    let reference = Unmanaged<Node>.passUnretained(reader)
    for node in nodes where node.toOpaque() == reference.toOpaque() { return }
    nodes.append(reference)
    reader.reads.insert(location)
  }

  mutating func remove(_ reader: Node) {
    let reference = Unmanaged<Node>.passUnretained(reader).toOpaque()
    nodes.removeAll { $0.toOpaque() == reference }
  }

  /// Asks every reader to evaluate its body anew.
  func invalidate() {
    guard !nodes.isEmpty else { return }
    MainActor.assumeIsolated {
      for node in nodes { (node.takeUnretainedValue() as? any BodyEvaluating)?.setNeedsEvaluation() }
    }
  }
}

/// A body whose observed model is about to change.
struct Invalidation: Sendable {
  weak var node: (any BodyEvaluating)?
  let generation: UInt32
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
