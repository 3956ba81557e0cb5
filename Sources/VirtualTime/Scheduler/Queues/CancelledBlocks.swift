/// Delayed work items that were canceled.
///
/// Their scheduler's lock guards them.
///
/// A canceled work item ends at the time when it would have run. If nothing waits for its end, the work item is no longer pending, and only keeps its captured values until then.
struct CancelledBlocks {
  private struct Entry {
    let work: BlockWork
    let due: Int64
  }

  private var entries: [Entry] = []

  /// For each work item, the number of threads and blocks that wait for its end.
  private var followers: [UnsafeMutableRawPointer: Int] = [:]

  /// Takes a canceled work item off the timeline, unless something waits for its end.
  mutating func cancel(_ block: UnsafeMutableRawPointer, _ timeline: inout Timeline) {
    guard followers[block] == nil else { return }
    for timer in timeline.timers.unordered {
      guard case .block(let work) = timer.item.kind, work.runs(block), timeline.timers.cancel(timer.number) != nil else { continue }
      entries.append(Entry(work: work, due: timer.due))
    }
  }

  /// Notes that something started or stopped waiting for a work item.
  ///
  /// A canceled work item that something waits for returns to the timeline, so it ends on time.
  mutating func follow(_ block: UnsafeMutableRawPointer, by change: Int, _ timeline: inout Timeline) {
    let count = followers[block, default: 0] + change
    followers[block] = count > 0 ? count : nil
    guard change > 0, !entries.isEmpty else { return }
    for entry in entries where entry.work.runs(block) {
      let work = entry.work
      _ = timeline.add(
        after: entry.due - timeline.nanoseconds,
        WorkItem(kind: .block(work), category: .delayedBlock, taskID: 0, cause: work.cause, shownCause: work.shownCause))
    }
    entries.removeAll { $0.work.runs(block) }
  }

  /// Removes and returns the work items whose time has passed.
  ///
  /// The caller runs them without the lock. Running a canceled work item ends it and does nothing else.
  mutating func takeThoseThatAreOver(at instant: Int64) -> [BlockWork] {
    if entries.isEmpty { return [] }
    let over = entries.filter { $0.due <= instant }
    entries.removeAll { $0.due <= instant }
    return over.map(\.work)
  }

  /// Removes and returns all entries.
  ///
  /// Releasing the result releases the work items.
  mutating func takeAll() -> CancelledBlocks {
    defer { self = CancelledBlocks() }
    return self
  }
}
