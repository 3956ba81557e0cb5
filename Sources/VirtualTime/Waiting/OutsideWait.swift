import CConcurrencyHooks

/// The part of a wait that happens in real time.
struct OutsideWait {
  /// The real time that has passed and not yet been given to the virtual clock.
  var spent: Int64 = 0
  private var hasWaited = false
  private var patience: Int64 = 20_000_000

  /// Waits until a job arrives from another thread, or for a millisecond.
  mutating func wait(on scheduler: VirtualScheduler) {
    hasWaited = true
    let start = vt_monotonic_nanoseconds()
    scheduler.locked {
      if scheduler.ready.isEmpty { vt_lock_wait(scheduler.lock, 1_000_000) }
    }
    spent += vt_monotonic_nanoseconds() - start
  }

  /// After outside work has ended: waits a little more. Answers whether it is worth looking again.
  mutating func waitForStragglers(on scheduler: VirtualScheduler) -> Bool {
    guard hasWaited, patience > 0 else { return false }
    let before = spent
    wait(on: scheduler)
    patience -= max(spent - before, 100_000)
    return true
  }
}
