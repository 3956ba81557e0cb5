/// The way from storage and models back to the body that read them.
///
/// They own the reader rather than the body's node, and use it from every thread that they change on.
///
/// `@unchecked Sendable`: other threads carry it and use its queue; the body and the evaluation are used on the main actor only.
final class Reader: @unchecked Sendable {
  let queue: InvalidationQueue
  /// The body that reads, or `nil` if its node was torn down or is gone.
  var body: (any TrackedBody)? { link?.body }
  private var link: BodyLink?
  /// The number of the body's latest evaluation: what an earlier one has read does not matter any more.
  private(set) var evaluation: UInt32 = 0

  init(queue: InvalidationQueue) { self.queue = queue }

  /// The body is about to be evaluated: what it has read before is forgotten.
  @MainActor
  func begin(_ body: any TrackedBody) {
    // A reader is of one body for all of its life.
    if evaluation == 0 {
      let link = body.bodyLink
      link.setBody(body)
      self.link = link
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
