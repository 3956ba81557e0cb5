/// A link from storage and models to the body that read them.
///
/// Storage and models own the reader instead of the body's node, and use it from every thread that changes them.
///
/// `@unchecked Sendable`: Other threads only hold the reader and use its queue. The body and the evaluation are used on the main actor.
final class Reader: @unchecked Sendable {
  let queue: InvalidationQueue
  /// The body that reads, or `nil` if its node was torn down or released.
  var body: (any TrackedBody)? { link?.body }
  private var link: BodyLink?
  /// The number of the body's latest evaluation.
  ///
  /// Reads of earlier evaluations don't count anymore.
  private(set) var evaluation: UInt32 = 0

  init(queue: InvalidationQueue) { self.queue = queue }

  /// Starts a new evaluation of a body and discards its earlier reads.
  @MainActor
  func begin(_ body: any TrackedBody) {
    // A reader always belongs to the same body.
    if evaluation == 0 {
      let link = body.bodyLink
      link.setBody(body)
      self.link = link
    }
    evaluation &+= 1
  }

  /// Ends the reader when its node is torn down.
  @MainActor
  func end() {
    link = nil
    evaluation &+= 1
  }

  /// Records a mistake of the body that is being evaluated.
  ///
  /// Can be called from any thread.
  func note(_ mistake: RenderingMistake) { queue.append(mistake, by: self) }

  /// The current evaluation.
  var reading: Reading { Reading(reader: self, evaluation: evaluation) }
}

/// One evaluation of a body that has read a value.
struct Reading: Sendable {
  let reader: Reader
  let evaluation: UInt32

  /// Whether this is still the body's latest evaluation.
  var isLatest: Bool { reader.evaluation == evaluation }

  /// Requests another evaluation of the body at the next rendering.
  ///
  /// Can be called from any thread.
  func invalidate() { reader.queue.append([self]) }
}

/// The bodies that have read a piece of storage since its last change.
///
/// An evaluation makes a body's older readings obsolete. Obsolete readings are removed from time to time, to keep the cost of a read constant.
struct Readers {
  private static let fewest = 16

  private var readings: [Reading] = []
  private var limit = Self.fewest

  /// Connects the body that this thread is evaluating to the storage.
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

  /// Removes and returns all readings.
  ///
  /// Their bodies read the storage again at their next evaluation.
  mutating func takeAll() -> [Reading] {
    if readings.isEmpty { return [] }
    defer { readings = [] }
    return readings
  }
}

extension [Reading] {
  /// Requests another evaluation of the bodies at the next rendering.
  ///
  /// Can be called from any thread.
  func invalidate() {
    var start = startIndex
    while start < endIndex {
      let queue = self[start].reader.queue
      // Almost always, all readings belong to one app.
      let end = self[start...].firstIndex { $0.reader.queue !== queue } ?? endIndex
      queue.append(end - start == count ? self : Array(self[start..<end]))
      start = end
    }
  }
}
