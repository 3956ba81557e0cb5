/// The way from storage and models back to the node of the body that read them.
///
/// They own the reader rather than the node, and use it from every thread that they change on.
///
/// `@unchecked Sendable`: other threads carry it and use its queue; the node and the evaluation are used on the main actor only.
final class Reader: @unchecked Sendable {
  let queue: InvalidationQueue
  /// The node whose body reads, or `nil` if the node was torn down or is gone.
  var node: (any BodyEvaluating)? { link?.evaluating }
  private var link: NodeLink?
  /// The number of the body's latest evaluation: what an earlier one has read does not matter any more.
  private(set) var evaluation: UInt32 = 0

  init(queue: InvalidationQueue) { self.queue = queue }

  /// The node's body is about to be evaluated: what it has read before is forgotten.
  @MainActor
  func begin(_ node: any BodyEvaluating) {
    // A reader is of one node for all of its life.
    if evaluation == 0 {
      node.link.setEvaluating(node)
      link = node.link
    }
    evaluation &+= 1
  }

  /// The node is torn down.
  @MainActor
  func end() {
    link = nil
    evaluation &+= 1
  }

  /// The body that is being evaluated does what it must not; from any thread.
  func note(_ mistake: RenderingMistake) { queue.append(mistake, by: self) }

  /// Searches for an object among what the view around and the views above it have: in their environments, their state and their properties.
  ///
  /// - Parameter read: Reads the object from an environment.
  func nearestObject<Object>(_ read: (EnvironmentValues) -> Object?) -> Object? {
    nonisolated(unsafe) var found: Object?
    nonisolated(unsafe) let read = read
    // A reader is the current one only while its body is evaluated, which is on the main actor.
    MainActor.assumeIsolated {
      var node: Node? = self.node
      while found == nil, let current = node {
        found = read(current.environment) ?? (current as? any StateKeeping)?.storedObject(Object.self)
        node = current.parent
      }
    }
    return found
  }

  /// What the evaluation under way reads.
  var reading: Reading { Reading(reader: self, evaluation: evaluation) }
}

/// One evaluation of a body, which has read something.
struct Reading: Sendable {
  let reader: Reader
  let evaluation: UInt32

  /// Whether the body has not been evaluated again since.
  var isLatest: Bool { reader.evaluation == evaluation }

  /// Asks for another evaluation of the body at the next rendering; from any thread.
  func invalidate() { reader.queue.append([self]) }
}

/// The bodies that have read one piece of storage since it was last changed.
///
/// A body that is evaluated again leaves its old reading behind, which means nothing any more: such readings are taken out now and then, so that a read costs the same however many
/// bodies there are.
struct Readers {
  private static let fewest = 16

  private var readings: [Reading] = []
  private var limit = Self.fewest

  /// Ties the body that is being evaluated on this thread to the storage.
  mutating func noteRead() {
    guard let reader = DependencyTracker.current else { return }
    // A body often reads the same storage several times in a row.
    if let last = readings.last, last.reader === reader, last.isLatest { return }
    if readings.count >= limit {
      readings.removeAll { !$0.isLatest }
      limit = max(Self.fewest, 2 * readings.count)
    }
    readings.append(reader.reading)
  }

  /// Takes the readings out: their bodies read the storage again when they are evaluated.
  mutating func takeAll() -> [Reading] {
    if readings.isEmpty { return [] }
    defer { readings = [] }
    return readings
  }
}

extension [Reading] {
  /// Asks for another evaluation of the bodies at the next rendering; from any thread.
  func invalidate() {
    var start = startIndex
    while start < endIndex {
      let queue = self[start].reader.queue
      // Nearly always all of them are of one app.
      let end = self[start...].firstIndex { $0.reader.queue !== queue } ?? endIndex
      queue.append(end - start == count ? self : Array(self[start..<end]))
      start = end
    }
  }
}
