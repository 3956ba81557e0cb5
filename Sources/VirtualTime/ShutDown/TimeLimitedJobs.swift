import CConcurrencyHooks

/// Jobs of no actor on a thread of their own, which is given up after a second, or after a fifth of one in which it has kept a processor busy.
///
/// A loop around a sleep that fails at once, because its task is cancelled, never comes back from its job. What has something to finish may wait for a disk.
final class TimeLimitedJobs: @unchecked Sendable {
  private let scheduler: VirtualScheduler
  private let limit: Int
  /// The job that runs, or ran last; the scheduler's lock guards it and the count.
  private(set) var current: WorkItem
  private var countUnlocked = 0

  /// Creates a row of jobs that begins with one and goes on with those that are due, up to a limit.
  init(scheduler: VirtualScheduler, first: WorkItem, limit: Int) {
    self.scheduler = scheduler
    self.limit = limit
    current = first
  }

  /// How many jobs have run after the first one.
  var count: Int { scheduler.locked { countUnlocked } }

  /// Runs the jobs, and returns false when they had to be given up.
  func run() -> Bool {
    let (oneSecond, processorTime): (Int64, Int64) = (1_000_000_000, 200_000_000)
    let suspended = vt_main_actor_suspend()
    defer { vt_main_actor_resume(suspended) }
    return vt_run_on_own_thread(
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
