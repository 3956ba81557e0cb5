import CConcurrencyHooks

/// Nonisolated jobs on a separate thread, which is abandoned after a time limit.
///
/// The limit is one second, or a fifth of a second of processor time. A job that loops around a sleep never ends, because the sleep of its canceled task
/// fails immediately. A job that finishes its work may wait for a disk, so its limit is longer.
final class TimeLimitedJobs: @unchecked Sendable {
  private let scheduler: VirtualScheduler
  private let limit: Int
  /// The job that is running or ran last.
  ///
  /// The scheduler's lock guards it and the count.
  private(set) var current: WorkItem
  private var countUnlocked = 0

  /// Creates a series of jobs that starts with the given job and continues with due jobs, up to a limit.
  init(scheduler: VirtualScheduler, first: WorkItem, limit: Int) {
    self.scheduler = scheduler
    self.limit = limit
    current = first
  }

  /// The number of jobs that ran after the first one.
  var count: Int { scheduler.locked { countUnlocked } }

  /// Runs the jobs, and returns `false` if they were abandoned.
  func run() -> Bool {
    let (oneSecond, processorTime): (Int64, Int64) = (1_000_000_000, 200_000_000)
    let suspended = stk_time_main_actor_suspend()
    defer { stk_time_main_actor_resume(suspended) }
    return stk_time_run_on_own_thread(
      { Unmanaged<TimeLimitedJobs>.fromOpaque($0!).takeRetainedValue().runHere() }, Unmanaged.passRetained(self).toOpaque(), oneSecond, processorTime)
  }

  private func runHere() {
    scheduler.performHere(scheduler.locked { current })
    while let item = nextItem() { scheduler.performHere(item) }
  }

  private func nextItem() -> WorkItem? {
    scheduler.locked {
      guard countUnlocked < limit, case .globalJob = scheduler.timeline.ready.waiting.first?.kind, let item = scheduler.timeline.ready.popFirst() else { return nil }
      countUnlocked += 1
      current = item
      return item
    }
  }
}
