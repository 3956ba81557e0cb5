/// A link from storage and models to the body that read them.
///
/// Storage and models own the reader and can outlive the body's node. They use the reader on any thread that changes them.
///
/// `@unchecked Sendable`: Other threads only hold the reader and use its queue. Only the main actor uses the body and the evaluation.
final class Reader: @unchecked Sendable {
  let queue: InvalidationQueue
  /// The body that reads, or `nil` if its node was torn down or released.
  var body: (any TrackedBody)? { link?.body }
  private var link: BodyLink?
  /// The number of the body's latest evaluation.
  ///
  /// Reads during earlier evaluations don't count anymore.
  private(set) var evaluation: UInt32 = 0

  init(queue: InvalidationQueue) { self.queue = queue }

  /// Starts a new evaluation of a body and discards its earlier reads.
  @MainActor
  func begin(_ body: any TrackedBody) {
    // A reader always belongs to the same body, so the link is only set once.
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
/// Each evaluation makes the body's older readings obsolete. Obsolete readings are removed when their number reaches a limit, which keeps the average cost of a read constant.
struct Readers {
  private static let fewest = 16

  private var readings: [Reading] = []
  private var limit = Self.fewest

  /// Connects the body that this thread is evaluating to the storage.
  mutating func noteRead() {
    guard let reader = DependencyTracker.current else { return }
    // A body often reads the same storage several times in a row, so checking the last reading avoids most duplicates.
    if let last = readings.last, last.reader === reader, last.isLatest { return }
    if readings.count >= limit {
      readings.removeAll { !$0.isLatest }
      limit = max(Self.fewest, 2 * readings.count)
    }
    readings.append(reader.reading)
  }

  /// The readings that aren't obsolete.
  var latest: [Reading] { readings.filter(\.isLatest) }

  /// Removes and returns all readings.
  ///
  /// The bodies add new readings when they're evaluated again.
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
      // Usually all readings belong to one app, so the whole array is appended without a copy.
      let end = self[start...].firstIndex { $0.reader.queue !== queue } ?? endIndex
      queue.append(end - start == count ? self : Array(self[start..<end]))
      start = end
    }
  }
}
