/// Delayed work items that were cancelled; their scheduler's lock guards them.
///
/// One is over when it would have run. Where nothing waits for that it is pending no more, and only keeps what it holds until then.
struct CancelledBlocks {
  private struct Entry {
    let work: BlockWork
    let due: Int64
  }

  private var entries: [Entry] = []

  /// How many threads wait for the end of a work item, and how many blocks come after it.
  private var followers: [UnsafeMutableRawPointer: Int] = [:]

  /// Takes a cancelled work item off the timeline, unless something waits for its end.
  mutating func cancel(_ block: UnsafeMutableRawPointer, _ timeline: inout Timeline) {
    guard followers[block] == nil else { return }
    for timer in timeline.timers.unordered {
      guard case .block(let work) = timer.item.kind, work.runs(block), timeline.timers.cancel(timer.number) != nil else { continue }
      entries.append(Entry(work: work, due: timer.due))
    }
  }

  /// Notes that something begins or ends to wait for a work item: one that was cancelled is back on the timeline, so that it is over in time.
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

  /// Takes out the work items whose time is over, for the caller to run without the lock: that ends one, and does no more.
  mutating func takeThoseThatAreOver(at instant: Int64) -> [BlockWork] {
    if entries.isEmpty { return [] }
    let over = entries.filter { $0.due <= instant }
    entries.removeAll { $0.due <= instant }
    return over.map(\.work)
  }

  /// Forgets them; they are released when the result is.
  mutating func takeAll() -> CancelledBlocks {
    defer { self = CancelledBlocks() }
    return self
  }
}
