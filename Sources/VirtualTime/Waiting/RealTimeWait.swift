import CConcurrencyHooks

/// The part of a wait that happens in real time.
struct RealTimeWait {
  /// The real time that has passed and not yet been given to the virtual clock.
  var spent: Int64 = 0
  private var hasWaited = false
  private var patience: Int64 = 20_000_000
  private var seesEverything = true
  private var hasYielded = false
  /// What is left of the grace, in nanoseconds; `nil` until it begins.
  private var grace: Int64?

  /// Takes into account that the scheduler does not see all Swift concurrency of the app, so that any task may still be on its way.
  mutating func expectUnseenWork(on scheduler: VirtualScheduler) {
    guard seesEverything else { return }
    seesEverything = false
    hasWaited = true
    patience = scheduler.generousGrace
  }

  /// Waits until a job arrives from another thread, or for a millisecond.
  ///
  /// - Parameter isKnown: Whether it is known what takes time. A test that waits for anything else is one that hangs.
  mutating func wait(on scheduler: VirtualScheduler, isKnown: Bool = true) {
    hasWaited = true
    let suspended = vt_main_actor_suspend()
    let start = vt_real_nanoseconds()
    // Main-actor code that is not captured needs the main queue, which this thread may be keeping from it.
    if !seesEverything { vt_run_main_queue() }
    scheduler.locked {
      // What is due and may not run now is nothing to hurry for.
      guard !scheduler.hasRunnableWorkUnlocked else { return }
      if isKnown { vt_lock_wait(scheduler.lock, 1_000_000) } else { vt_lock_wait_uncounted(scheduler.lock, 1_000_000) }
    }
    spent += vt_real_nanoseconds() - start
    // The time until the main actor is free again does not count: the work outside may have had no time either.
    vt_main_actor_resume(suspended)
    if seesEverything { scheduler.runMainQueue() }
  }

  /// Notes that work has run, whose effects on other threads may take time again.
  mutating func noteWork() {
    hasYielded = false
  }

  /// Gives tasks that the scheduler does not see a few milliseconds before the clock moves; returns whether it did.
  mutating func yieldToUnseenTasks(on scheduler: VirtualScheduler) -> Bool {
    guard !seesEverything, !hasYielded else { return false }
    hasYielded = true
    for _ in 0..<5 { wait(on: scheduler) }
    return true
  }

  /// Spends a part of the grace that work outside gets, and returns whether it is worth looking again.
  mutating func spendGrace(on scheduler: VirtualScheduler) -> Bool {
    let left = grace ?? scheduler.outsideWorkGrace
    guard left > 0 else {
      scheduler.locked { scheduler.mayHaveOutsideWork = false }
      return false
    }
    grace = left - look(on: scheduler)
    return true
  }

  /// Waits a little more after work outside has ended, and returns whether it is worth looking again.
  mutating func waitForLateResults(on scheduler: VirtualScheduler) -> Bool {
    guard hasWaited, patience > 0 else { return false }
    patience -= look(on: scheduler)
    return true
  }

  /// Waits for a millisecond at most, and returns what it counts of a time that others have.
  ///
  /// Where it took much longer, the machine was busy, and what is waited for had no processor either.
  private mutating func look(on scheduler: VirtualScheduler) -> Int64 {
    let before = spent
    wait(on: scheduler)
    return min(max(spent - before, 100_000), 3_000_000)
  }
}
