import CConcurrencyHooks

extension VirtualScheduler {
  /// Runs everything that is due now, and what that makes due, until nothing is.
  ///
  /// The clock does not move.
  ///
  /// - Returns: `neverSettles` after `jobLimit` jobs.
  @discardableResult
  public func runDue() -> RunResult {
    guard locked({ !timeline.ready.isEmpty || !timeline.spentJobs.isEmpty }) else { return .settled }
    return driving { drainDue() }
  }

  /// Runs one piece of work that is due now, or returns false when there is none.
  @discardableResult
  package func runNextJob() -> Bool {
    driving {
      guard let item = nextDueItem() else { return false }
      performAndNotify(item)
      return true
    }
  }

  /// Moves the clock to an instant, through every event on the way.
  ///
  /// An instant in the past only runs what is due.
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

  /// Moves the clock by a duration, through every event on the way.
  @discardableResult
  public func advance(by duration: Duration) -> RunResult {
    advance(to: now.advanced(by: duration))
  }

  /// Waits, in virtual time, until a condition holds.
  ///
  /// Time never runs ahead of what the condition needs:
  /// - First the condition is checked.
  /// - While it is false, one piece of due work runs and what it has changed is rendered, then the condition is checked again.
  /// - When nothing is due, the clock moves to the next event, but not beyond the deadline.
  /// - When nothing is pending at all, the wait ends at once with `nothingPending`, and the clock has not moved.
  /// - Where captured code has started a thread or a process, or where a thread outside has brought something, a grace of real time passes first:
  ///   ``TestConfiguration/outsideWorkGrace``.
  /// - While a registered ``IdlingResource`` is busy, the wait goes on in real time, up to the timeout, and timers come at a real pace.
  ///
  /// - Parameters:
  ///   - timeout: The longest wait. A negative one counts as zero; due work still runs.
  ///   - condition: The condition. It is checked on the calling thread.
  public func wait(timeout: Duration, until condition: () -> Bool) -> WaitOutcome {
    if condition() { return .satisfied }
    return driving {
      guard driverDepth <= Self.nestingLimit else { return giveUpNestedWait() }
      return wait(nanoseconds: max(0, timeout.roundedNanoseconds), until: condition)
    }
  }

  /// How deep waits may nest: work in a wait that waits for work that waits again would use up the stack.
  private static let nestingLimit = 64

  /// Ends a wait that is too far inside of others: the test is told once.
  private func giveUpNestedWait() -> WaitOutcome {
    let (cause, isNew) = locked {
      let cause = timeline.causes[causeHere]
      defer { (isNestingTold, endlessWorkTold) = (true, cause) }
      return (cause, !isNestingTold)
    }
    if isNew { report(.nestsTooDeep(cause: cause, depth: Self.nestingLimit)) }
    return .neverSettles(cause: cause)
  }

  /// Whether there is work that may run now; the caller holds the lock.
  var hasRunnableWorkUnlocked: Bool { mainActorWaits > 0 ? timeline.ready.waiting.contains(where: mayRunUnlocked) : !timeline.ready.isEmpty }

  private func drainDue() -> RunResult {
    while let item = nextDueItem() {
      guard budget.allowsJob(at: timeline.nanoseconds) else { return .neverSettles(cause: causeOfLoop(item)) }
      performAndNotify(item)
    }
    return .settled
  }

  /// Whether this thread drives the scheduler already: what is asked here is asked by a condition of a wait, or by work that runs.
  package var isRunningWork: Bool {
    let thread = vt_thread()
    return thread.pointee.is_in_job || locked { driverDepth > 0 && driver == vt_thread_number() }
  }

  var isOutsideWorkBusy: Bool {
    let resources = locked { self.resources }
    return !resources.isEmpty && resources.contains { $0.isAwaited }
  }

  /// The cause of a loop, told by its next piece of work, which goes back into the queue.
  func causeOfLoop(_ item: WorkItem) -> String {
    locked {
      timeline.ready.putBack(item)
      return timeline.causes[item.shownCause]
    }
  }

  /// Runs a closure as the one thread that drives this scheduler.
  func driving<R>(_ body: () throws -> R) rethrows -> R {
    let thread = vt_thread_number()
    let scope = ConfigurationScope.current
    // The driver that this one waits for may need the main actor. Its turn comes after the scheduler's, and never with the lock held.
    var suspended: UInt32 = 0
    locked {
      if driverDepth > 0, driver != thread {
        suspended = vt_main_actor_suspend()
        while driverDepth > 0, driver != thread { vt_lock_wait(lock, 10_000_000) }
      }
      driver = thread
      // Work that waits inside a wait counts as work of the outer one.
      if driverDepth == 0 {
        budget = JobBudget(limit: jobLimit, start: timeline.nanoseconds)
        if let scope { scopeOfDriver = scope }
      }
      driverDepth += 1
    }
    vt_main_actor_resume(suspended)
    defer {
      locked {
        driverDepth -= 1
        if driverDepth == 0 { vt_lock_signal(lock) }
      }
      vt_thread().pointee.clock_reads = 0
      vt_main_actor_stay()
    }
    return try inScope(cause: nil, body)
  }
}
