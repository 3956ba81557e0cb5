import CConcurrencyHooks

extension VirtualScheduler {
  /// Runs all work that is due now, including the work that becomes due as a result.
  ///
  /// The clock doesn't move.
  ///
  /// - Returns: `neverSettles` if the work exceeds `jobLimit` jobs, or else `settled`.
  @discardableResult
  public func runDue() -> RunResult {
    guard locked({ !timeline.ready.isEmpty || !timeline.spentJobs.isEmpty }) else { return .settled }
    return driving { drainDue() }
  }

  /// Runs one piece of work that is due now, or returns `false` if there's none.
  @discardableResult
  package func runNextJob() -> Bool {
    driving {
      guard let item = nextDueItem() else { return false }
      performAndNotify(item)
      return true
    }
  }

  /// Moves the clock to an instant, through all events on the way.
  ///
  /// If the instant is in the past, only due work runs.
  @discardableResult
  public func advance(to instant: VirtualClock.Instant) -> RunResult {
    driving {
      while true {
        while let item = nextDueItem() {
          guard budget.allowsJob(at: timeline.nanoseconds) else { return .neverSettles(cause: causeOfLoop(item)) }
          performAndNotify(item)
        }
        guard let due = locked({ timeline.timers.nextDue }), due <= instant.nanoseconds else { break }
        moveClock(to: due)
      }
      moveClock(to: instant.nanoseconds)
      return .settled
    }
  }

  /// Moves the clock by a duration, through all events on the way.
  @discardableResult
  public func advance(by duration: Duration) -> RunResult {
    advance(to: now.advanced(by: duration))
  }

  /// Waits in virtual time until a condition holds.
  ///
  /// Time never moves further than the condition requires:
  /// - First, the condition is checked.
  /// - While it's false, one piece of due work runs and its changes are rendered. Then the condition is checked again.
  /// - If no work is due, the clock moves to the next event, but not beyond the deadline.
  /// - If nothing is pending at all, the wait ends immediately with `nothingPending`, and the clock doesn't move.
  /// - If captured code has started a thread or a process, or if an outside thread has delivered something, a grace period of real time passes first:
  ///   ``TestConfiguration/outsideWorkGrace``.
  /// - While a registered ``IdlingResource`` is busy, the wait continues in real time, up to the timeout, and timers fire at a real pace.
  ///
  /// - Parameters:
  ///   - timeout: The maximum wait. A negative value counts as zero, and due work still runs.
  ///   - condition: The condition, which is checked on the calling thread.
  /// - Returns: How the wait ended.
  public func wait(timeout: Duration, until condition: () -> Bool) -> WaitOutcome {
    if condition() { return .satisfied }
    return driving {
      guard driverDepth <= Self.nestingLimit else { return giveUpNestedWait() }
      return wait(nanoseconds: max(0, timeout.roundedNanoseconds), until: condition)
    }
  }

  /// The maximum nesting of waits.
  ///
  /// Deeper waits would use up the stack.
  private static let nestingLimit = 64

  /// Ends a wait that is nested too deeply, and reports it to the test once.
  private func giveUpNestedWait() -> WaitOutcome {
    let (cause, isNew) = locked {
      let cause = timeline.causes[causeHere]
      defer { (isNestingTold, endlessWorkTold) = (true, cause) }
      return (cause, !isNestingTold)
    }
    if isNew { report(.nestsTooDeep(cause: cause, depth: Self.nestingLimit)) }
    return .neverSettles(cause: cause)
  }

  /// Whether there is work that may run now.
  ///
  /// The caller must hold the lock.
  var hasRunnableWorkUnlocked: Bool { mainActorWaits > 0 ? timeline.ready.waiting.contains(where: mayRunUnlocked) : !timeline.ready.isEmpty }

  private func drainDue() -> RunResult {
    while let item = nextDueItem() {
      guard budget.allowsJob(at: timeline.nanoseconds) else { return .neverSettles(cause: causeOfLoop(item)) }
      performAndNotify(item)
    }
    return .settled
  }

  /// Whether this thread already drives the scheduler.
  ///
  /// In this case, the calling code is a wait's condition, or work that is running.
  package var isRunningWork: Bool {
    let thread = stk_time_thread()
    return thread.pointee.is_in_job || locked { driverDepth > 0 && driver == stk_time_thread_number() }
  }

  var isOutsideWorkBusy: Bool {
    let resources = locked { self.resources }
    return !resources.isEmpty && resources.contains { $0.isAwaited }
  }

  /// Returns the cause of endless work, and puts the loop's next piece of work back into the queue.
  func causeOfLoop(_ item: WorkItem) -> String {
    locked {
      timeline.ready.putBack(item)
      return timeline.causes[item.shownCause]
    }
  }

  /// Runs a closure as the only thread that drives this scheduler.
  func driving<R>(_ body: () throws -> R) rethrows -> R {
    let thread = stk_time_thread_number()
    let scope = ConfigurationScope.current
    // Leave the main actor while another thread drives, because that thread may need it.
    // Enter the main actor again only after unlocking, because waiting for it with the lock held would block the other threads.
    var suspended: UInt32 = 0
    locked {
      if driverDepth > 0, driver != thread {
        suspended = stk_time_main_actor_suspend()
        while driverDepth > 0, driver != thread { stk_time_lock_wait(lock, 10_000_000) }
      }
      driver = thread
      // Start a new budget only in an outermost wait, because the work in a nested wait counts as work of the outer wait.
      if driverDepth == 0 {
        budget = JobBudget(limit: jobLimit, start: timeline.nanoseconds)
        if let scope { scopeOfDriver = scope }
      }
      driverDepth += 1
    }
    stk_time_main_actor_resume(suspended)
    defer {
      locked {
        driverDepth -= 1
        if driverDepth == 0 { stk_time_lock_signal(lock) }
      }
      stk_time_thread().pointee.clock_reads = 0
      stk_time_main_actor_stay()
    }
    return try inScope(cause: nil, body)
  }
}
