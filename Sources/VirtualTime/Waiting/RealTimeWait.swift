import CConcurrencyHooks

/// The part of a wait that takes place in real time.
struct RealTimeWait {
  /// The real time that has passed and hasn't been added to the virtual clock.
  var spent: Int64 = 0
  private var hasWaited = false
  private var patience: Int64 = 20_000_000
  private var seesEverything = true
  private var hasYielded = false
  /// The rest of the grace period in nanoseconds, or `nil` if it hasn't started.
  private var grace: Int64?

  /// Adjusts the wait for a scheduler that can't see all of the app's Swift concurrency.
  ///
  /// In this case, any task may still be running.
  mutating func expectUnseenWork(on scheduler: VirtualScheduler) {
    guard seesEverything else { return }
    seesEverything = false
    hasWaited = true
    patience = scheduler.generousGrace
  }

  /// Waits until a job arrives from another thread, or for a millisecond.
  ///
  /// - Parameter isKnown: Whether the reason for the wait is known. If it isn't, the wait counts as a hang of the test.
  mutating func wait(on scheduler: VirtualScheduler, isKnown: Bool = true) {
    hasWaited = true
    let suspended = stk_time_main_actor_suspend()
    let start = stk_time_real_nanoseconds()
    // Run the main queue here, because main-actor code that isn't captured needs the queue, and this thread may be blocking it.
    if !seesEverything { stk_time_run_main_queue() }
    scheduler.locked {
      // Skip the wait only if due work may run now, because main-actor work that can't run yet would end every wait immediately.
      guard !scheduler.hasRunnableWorkUnlocked else { return }
      if isKnown { stk_time_lock_wait(scheduler.lock, 1_000_000) } else { stk_time_lock_wait_uncounted(scheduler.lock, 1_000_000) }
    }
    spent += stk_time_real_nanoseconds() - start
    // Enter the main actor again after measuring the time, because outside work may not have run while this thread waited for the main actor.
    stk_time_main_actor_resume(suspended)
    if seesEverything { scheduler.runMainQueue() }
  }

  /// Notes that work has run, because its effects on other threads may take time again.
  mutating func noteWork() {
    hasYielded = false
  }

  /// Gives invisible tasks a few milliseconds before the clock moves, and returns whether it did.
  mutating func yieldToUnseenTasks(on scheduler: VirtualScheduler) -> Bool {
    guard !seesEverything, !hasYielded else { return false }
    hasYielded = true
    for _ in 0..<5 { wait(on: scheduler) }
    return true
  }

  /// Spends a part of the grace period for outside work, and returns whether to check again.
  mutating func spendGrace(on scheduler: VirtualScheduler) -> Bool {
    let left = grace ?? scheduler.outsideWorkGrace
    guard left > 0 else {
      scheduler.locked { scheduler.mayHaveOutsideWork = false }
      return false
    }
    grace = left - look(on: scheduler)
    return true
  }

  /// Waits a little longer after outside work has ended, and returns whether to check again.
  mutating func waitForLateResults(on scheduler: VirtualScheduler) -> Bool {
    guard hasWaited, patience > 0 else { return false }
    patience -= look(on: scheduler)
    return true
  }

  /// Waits for at most a millisecond, and returns the time to deduct from a time allowance.
  ///
  /// If the wait took much longer, the machine was busy, and the awaited work didn't get a processor either. The deducted time is therefore limited.
  private mutating func look(on scheduler: VirtualScheduler) -> Int64 {
    let before = spent
    wait(on: scheduler)
    return min(max(spent - before, 100_000), 3_000_000)
  }
}
