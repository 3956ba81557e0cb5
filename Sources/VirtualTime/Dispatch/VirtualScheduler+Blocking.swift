import CConcurrencyHooks

/// Waits that block a thread, in captured code or in the test's own code.
extension VirtualScheduler {
  /// Waits on this thread until a condition holds, and returns whether it does.
  ///
  /// - While the test's own code waits, all due work runs.
  /// - While an app's code waits, only work that the waiting thread doesn't block runs. On the main thread, no main-actor work runs.
  ///
  /// - Parameter timeout: The maximum wait in nanoseconds of virtual time, or `.max` to wait forever.
  func waitHere(for event: AwaitedEvent, timeout: Int64, until condition: @escaping () -> Bool) -> Bool {
    if condition() { return true }
    let thread = stk_time_thread()
    Iterations.of(thread)?.beginNext()
    if let helper = thread.pointee.helper { return park(helper, for: event, timeout: timeout, until: condition) }
    let isInApp = thread.pointee.is_in_app || thread.pointee.is_in_job
    return isInApp ? waitInApp(for: event, timeout: timeout, thread, until: condition) : waitInTest(timeout: timeout, until: condition)
  }

  private func waitInTest(timeout: Int64, until condition: () -> Bool) -> Bool {
    startIfPending()
    let deadline = now.nanoseconds.addingSaturated(timeout)
    switch wait(timeout: .nanoseconds(timeout), until: condition) {
    case .satisfied: return true
    case .timedOut, .idle: return false
    case .neverSettles(let cause): return giveUp(cause, until: deadline)
    case .nothingPending: break
    }
    guard timeout == .max else {
      advance(to: VirtualClock.Instant(nanoseconds: deadline))
      return condition()
    }
    // Wait in real time, because only another thread of the test, or a process, can end the wait.
    return waitOutside(until: condition)
  }

  /// Ends a wait that endless work prevents from ending.
  ///
  /// The work is reported once, and the clock moves to the deadline.
  private func giveUp(_ cause: String, until deadline: Int64) -> Bool {
    let isNew = locked {
      defer { endlessWorkTold = cause }
      return endlessWorkTold != cause
    }
    if isNew { report(.neverRests(cause: cause)) }
    if deadline < .max { moveClock(to: deadline) }
    return false
  }

  /// Runs the work that a run loop of the test would run, until work has run or the time is over.
  func runLoopOfTest(timeout: Int64, stops: UInt64) {
    startIfPending()
    // Return before time passes, because the test library may be waiting for its own task, which has just ended. The library then checks the task again.
    let mayHaveEnded = locked {
      defer { testTasks.mayHaveEndedUnnoticed = false }
      return testTasks.mayHaveEndedUnnoticed
    }
    if mayHaveEnded { return }
    let (deadline, turns) = locked { (timeline.nanoseconds.addingSaturated(timeout), timeline.turns) }
    // Don't return just because real time has passed without work. The library would only check again, and the clock would never move.
    let outcome = wait(timeout: .nanoseconds(timeout)) { locked { timeline.turns != turns } || stk_time_run_loop_stops() != stops }
    if case .neverSettles(let cause) = outcome { _ = giveUp(cause, until: deadline) }
    if outcome == .satisfied, !locked({ testTasks.allowsTurn(at: timeline.nanoseconds, limit: jobLimit) }) {
      locked { testTasks.turnsOfRunLoop = JobBudget(limit: jobLimit, start: timeline.nanoseconds) }
      _ = giveUp(causeOfDueWork, until: deadline)
    }
    guard outcome == .nothingPending else { return }
    let isOver = { self.hasDueWork || stk_time_run_loop_stops() != stops }
    guard timeout < .max else {
      _ = waitOutside(until: isOver)
      return
    }
    // Wait for other threads of the test, because one of them may end this wait. Don't repeat that until more work has run, because it takes real time.
    let mayWait = locked {
      defer { testTasks.hasWaitedForOthers = true }
      return !testTasks.hasWaitedForOthers
    }
    if mayWait, waitOutside(until: isOver, atMost: outsideWorkGrace) { return }
    if isOver() { return }
    advance(to: VirtualClock.Instant(nanoseconds: deadline))
  }

  /// The cause of the work that is due next.
  private var causeOfDueWork: String { locked { timeline.causes[timeline.ready.waiting.first?.shownCause ?? CauseTable.unnamed] } }

  private func waitOutside(until condition: () -> Bool, atMost limit: Int64 = .max) -> Bool {
    stk_time_count_waits(1)
    defer { stk_time_count_waits(-1) }
    let isSatisfied: Bool? = driving {
      var outside = RealTimeWait()
      while !condition() {
        if locked({ isEnding }) { return nil }
        if let item = nextDueItem() { performAndNotify(item) } else { outside.wait(on: self, isKnown: isOutsideWorkBusy) }
        if outside.spent > limit { return condition() }
      }
      return true
    }
    if let isSatisfied { return isSatisfied }
    // The session of this thread has ended, so the wait continues without the scheduler, in real time.
    while limit == .max, !condition() { stk_time_pause(1_000_000) }
    return condition()
  }

  /// Waits on the thread that drives the scheduler, which may be in the middle of main-actor code.
  func waitInApp(
    for event: AwaitedEvent, timeout: Int64, _ thread: UnsafeMutablePointer<stk_time_thread_state>, inRunLoop: Bool = false, until condition: () -> Bool
  ) -> Bool {
    let isOnMain = thread.pointee.is_on_main_actor || !thread.pointee.is_in_job
    let wasInRunLoop = locked {
      appWaits += 1
      if isOnMain { mainActorWaits += 1 }
      defer { if isOnMain { runLoops.isMainWaiting = inRunLoop } }
      return runLoops.isMainWaiting
    }
    defer {
      locked {
        appWaits -= 1
        if isOnMain { mainActorWaits -= 1 }
        runLoops.isMainWaiting = wasInRunLoop
      }
    }
    let deadline = timeline.nanoseconds.addingSaturated(timeout)
    switch wait(timeout: .nanoseconds(timeout), until: condition) {
    case .satisfied: return true
    case .timedOut, .idle: return false
    case .neverSettles(let cause): return giveUp(cause, until: deadline)
    case .nothingPending: break
    }
    if timeout < .max {
      moveClock(to: deadline)
      return condition()
    }
    if waitOutside(until: condition, atMost: outsideWorkGrace) { return true }
    report(
      .neverEnds(
        wait: event, cause: shownCauseHere, others: namesOfParkedThreads, hasOutsideWork: locked { hasOutsideWork }, unseen: namesOfBlockedThreads,
        behind: isOnMain ? locked { timeline.linesOfMainWork } : []))
    Iterations.of(thread)?.giveUp()
    return false
  }

  /// Reports main-actor code that waits forever on a helper thread, and resumes it.
  ///
  /// - Returns: Whether there was a waiting thread.
  func giveUpMainWait() -> Bool {
    guard let waiting = unparkFirst(where: { appWaits == 0 && $0.isMain && $0.due == .max }) else { return false }
    let (cause, hasOutsideWork) = locked { (timeline.causes[waiting.cause], self.hasOutsideWork) }
    report(
      .neverEnds(
        wait: waiting.event, cause: cause, others: namesOfParkedThreads, hasOutsideWork: hasOutsideWork, unseen: namesOfBlockedThreads,
        behind: locked { timeline.linesOfMainWork }))
    letGoOn(waiting)
    return true
  }

  /// Reports a helper thread that waits for a lock that it holds itself, and resumes it.
  ///
  /// - Returns: Whether there was a waiting thread.
  func giveUpOwnLock() -> Bool {
    guard let waiting = unparkFirst(where: { $0.event == .ownLock && $0.due == .max && !$0.isReady }) else { return false }
    report(.neverEnds(wait: waiting.event, cause: locked { timeline.causes[waiting.cause] }, others: namesOfParkedThreads, hasOutsideWork: false))
    letGoOn(waiting)
    return true
  }

  /// Reports a helper thread that waits forever in a queue that has only work behind it, and resumes it.
  ///
  /// Nothing is reported while invisible work is running that may end the wait.
  ///
  /// - Returns: Whether there was a waiting thread.
  func giveUpQueueWait() -> Bool {
    let found: (waiting: ParkedThread, queue: QueueState)? = locked {
      guard appWaits == 0, !testTasks.isDriving, !hasOutsideWork, threads.away.isEmpty else { return nil }
      for parked in threads.parked where parked.due == .max && !parked.isReady {
        guard let queue = parked.heldQueues.first(where: { !$0.waiting.isEmpty && $0.suspensions == 0 }) else { continue }
        return (parked, queue)
      }
      return nil
    }
    guard let found, unpark(found.waiting) else { return false }
    let (cause, behind) = locked { (timeline.causes[found.waiting.cause], found.queue.lines(timeline.causes)) }
    report(.neverEnds(wait: found.waiting.event.name, on: found.queue.label, cause: cause, others: namesOfParkedThreads, behind: behind))
    letGoOn(found.waiting)
    return true
  }

  private func letGoOn(_ waiting: ParkedThread) {
    waiting.iterations?.giveUp()
    locked { timeline.ready.append(WorkItem(kind: .thread(waiting), category: .block, taskID: 0, cause: waiting.cause, shownCause: waiting.cause)) }
  }

  /// The names of the other waiting threads, and what they wait for.
  var namesOfParkedThreads: [String] { locked { threads.namesOfParked(timeline.causes) } }

  private var namesOfBlockedThreads: [String] { locked { threads.namesOfBlocked(timeline.causes) } }

  /// Sleeps on this thread in virtual time.
  func sleep(nanoseconds: Int64) { _ = waitHere(for: .endOfSleep, timeout: max(0, nanoseconds)) { false } }

  /// Notes that the test's code looks at the screen.
  ///
  /// A loop that reads both the screen and the clock waits for either of them to change.
  package func noteLookAtScreen() { stk_time_note_look_at_screen(stk_time_thread()) }

  /// Advances the clock a little for a loop in the test's own code that waits for the clock.
  func passTimeForClockLoop() {
    driving {
      if let item = nextDueItem() { return performAndNotify(item) }
      let millisecond: Int64 = 1_000_000
      let (next, now) = locked { (timeline.timers.nextDue, timeline.nanoseconds) }
      moveClock(to: min(next ?? .max, now.addingSaturated(millisecond)))
    }
    stk_time_clock_loop_goes_on(stk_time_thread())
  }

  /// Reports a problem of captured code to the test.
  func report(_ problem: SchedulingProblem) {
    if let handler = locked({ problemHandler }) { handler(problem) } else { stk_time_print_error("ScreenTestKit: \(problem.message)\n") }
  }

  /// Sets the closure that receives problems of captured code that can never continue.
  package func onProblem(_ handler: @escaping @Sendable (SchedulingProblem) -> Void) { locked { problemHandler = handler } }
}
