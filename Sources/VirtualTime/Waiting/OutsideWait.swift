import CConcurrencyHooks

/// The part of a wait that happens in real time.
struct OutsideWait {
  /// The real time that has passed and not yet been given to the virtual clock.
  var spent: Int64 = 0
  private var hasWaited: Bool
  private var patience: Int64
  private let isCapturing: Bool
  private var hasLetOthersRun = false

  /// Creates the record of a wait that has not begun.
  ///
  /// - Parameter isCapturing: Whether the scheduler sees all Swift concurrency. Where it does not, any task may still be on its way.
  init(isCapturing: Bool) {
    self.isCapturing = isCapturing
    hasWaited = !isCapturing
    patience = isCapturing ? 20_000_000 : 1_000_000_000
  }

  /// Waits until a job arrives from another thread, or for a millisecond.
  mutating func wait(on scheduler: VirtualScheduler) {
    hasWaited = true
    let suspended = vt_main_actor_suspend()
    let start = vt_real_nanoseconds()
    scheduler.locked {
      if scheduler.ready.isEmpty { vt_lock_wait(scheduler.lock, 1_000_000) }
    }
    spent += vt_real_nanoseconds() - start
    // What a wait for other tests takes is no time in which outside work has come no further.
    vt_main_actor_resume(suspended)
  }

  /// Notes that work has run, whose effects elsewhere may take time again.
  mutating func workHasRun() {
    hasLetOthersRun = false
  }

  /// Gives tasks that the scheduler does not see a few milliseconds before the clock moves; answers whether it did.
  mutating func letOthersRun(on scheduler: VirtualScheduler) -> Bool {
    guard !isCapturing, !hasLetOthersRun else { return false }
    hasLetOthersRun = true
    for _ in 0..<5 { wait(on: scheduler) }
    return true
  }

  /// Waits a little more after outside work has ended, and answers whether it is worth looking again.
  mutating func waitForStragglers(on scheduler: VirtualScheduler) -> Bool {
    guard hasWaited, patience > 0 else { return false }
    let before = spent
    wait(on: scheduler)
    patience -= max(spent - before, 100_000)
    return true
  }
}
