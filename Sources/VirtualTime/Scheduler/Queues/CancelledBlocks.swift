/// Delayed work items that were cancelled; their scheduler's lock guards them.
///
/// One is over when it would have run. Where nothing waits for that it is pending no more, and only keeps what it holds until then.
struct CancelledBlocks {
  fileprivate struct Entry {
    let work: BlockWork
    let due: Int64
  }

  fileprivate var entries: [Entry] = []

  /// How many threads wait for the end of a work item, and how many blocks come after it.
  fileprivate var followers: [UnsafeMutableRawPointer: Int] = [:]
}

extension VirtualScheduler {
  /// Takes a cancelled work item off the timeline, unless something waits for its end.
  func cancel(block: UnsafeMutableRawPointer) {
    locked {
      guard cancelledBlocks.followers[block] == nil else { return }
      for timer in timers.unordered {
        guard case .block(let work) = timer.item.kind, work.runs(block), timers.cancel(timer.number) != nil else { continue }
        cancelledBlocks.entries.append(CancelledBlocks.Entry(work: work, due: timer.due))
      }
    }
  }

  /// Notes that something begins or ends to wait for a work item: one that was cancelled is back on the timeline, so that it is over in time.
  func follow(block: UnsafeMutableRawPointer, by change: Int) {
    locked {
      let count = cancelledBlocks.followers[block, default: 0] + change
      cancelledBlocks.followers[block] = count > 0 ? count : nil
      guard change > 0, !cancelledBlocks.entries.isEmpty else { return }
      for entry in cancelledBlocks.entries where entry.work.runs(block) {
        let (work, delay) = (entry.work, entry.due - nanoseconds)
        _ = addTimer(after: delay, WorkItem(kind: .block(work), category: .delayedBlock, taskID: 0, cause: work.cause, shownCause: work.shownCause))
      }
      cancelledBlocks.entries.removeAll { $0.work.runs(block) }
    }
  }

  /// Takes out the cancelled work items whose time is over, for the caller to run without the lock: that ends one, and does no more.
  func takeCancelledBlocksThatAreOverUnlocked() -> [BlockWork] {
    if cancelledBlocks.entries.isEmpty { return [] }
    let over = cancelledBlocks.entries.filter { $0.due <= nanoseconds }
    cancelledBlocks.entries.removeAll { $0.due <= nanoseconds }
    return over.map(\.work)
  }

  /// Forgets the work items that were cancelled, which are released when the result is.
  func takeCancelledBlocksUnlocked() -> CancelledBlocks {
    defer { cancelledBlocks = CancelledBlocks() }
    return cancelledBlocks
  }
}
