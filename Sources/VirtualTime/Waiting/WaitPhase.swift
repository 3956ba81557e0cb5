/// The phases of a wait, in order, until its condition holds or it ends.
///
/// Each phase determines the next one.
enum WaitPhase {
  /// Runs one piece of due work.
  case dueWork
  /// Waits in real time for outside work that is known.
  case busyResources
  /// Moves the clock by the real time that has passed.
  case realTime
  /// Checks the condition again after all resources have become idle.
  case idleResources
  /// Gives invisible tasks some time.
  case unseenTasks
  /// Checks for work that has arrived in the meantime.
  case arrivals
  /// Waits for threads that run at the same time as this one.
  case returningThreads
  /// Gives possible outside work its grace period.
  case grace
  /// Waits for results of outside work that has ended.
  case lateResults
  /// Resumes a thread whose wait never ends.
  case deadlocks
  /// Moves the clock to the next event, or ends the wait.
  case clock

  /// The step after a phase.
  enum Step {
    case goOn(WaitPhase)
    /// Ends the wait if the condition holds, and continues with a phase otherwise.
    case check(then: WaitPhase)
    /// Ends the wait with the outcome in the state.
    case ends
  }
}

/// The state of a wait across its phases.
private struct WaitState {
  let deadline: Int64
  /// The job count of the scheduler's budget at which the wait ends.
  let lastJob: Int
  var outside = RealTimeWait()
  var isCheckedWithIdleResources = false
  /// The time when the next event is due, as last checked, or `nil` if nothing is scheduled.
  var nextDue: Int64?
  var mayHaveOutsideWork = false
  private(set) var outcome = WaitOutcome.nothingPending

  var phaseAfterGrace: WaitPhase { nextDue == nil ? .lateResults : .deadlocks }

  mutating func ends(_ outcome: WaitOutcome) -> WaitPhase.Step {
    self.outcome = outcome
    return .ends
  }
}

extension VirtualScheduler {
  /// Waits until a condition holds that was already checked once.
  ///
  /// The calling thread drives the scheduler.
  ///
  /// - Parameter jobs: The maximum number of jobs.
  func wait(nanoseconds timeout: Int64, jobs: Int = .max, until condition: () -> Bool) -> WaitOutcome {
    let (lastJob, isUnlimited) = budget.total.addingReportingOverflow(jobs)
    var state = WaitState(deadline: timeline.nanoseconds.addingSaturated(timeout), lastJob: isUnlimited ? .max : lastJob)
    var phase = WaitPhase.dueWork
    while true {
      switch step(phase, &state) {
      case .goOn(let next): phase = next
      case .check(let next):
        if condition() { return .satisfied }
        phase = next
      case .ends: return state.outcome
      }
    }
  }

  private func step(_ phase: WaitPhase, _ state: inout WaitState) -> WaitPhase.Step {
    switch phase {
    case .dueWork: return runDueWork(&state)
    case .busyResources: return waitForBusyResources(&state)
    case .realTime: return followRealTime(&state)
    case .idleResources:
      // Check the condition again, because it may have become true after the last check and before the resource became idle.
      state.isCheckedWithIdleResources = true
      return .check(then: .unseenTasks)
    case .unseenTasks: return state.outside.yieldToUnseenTasks(on: self) ? .check(then: .dueWork) : .goOn(.arrivals)
    case .arrivals: return lookAtArrivals(&state)
    case .returningThreads:
      if waitForReturns() { return .check(then: .dueWork) }
      return .goOn(state.mayHaveOutsideWork ? .grace : state.phaseAfterGrace)
    case .grace: return .check(then: state.outside.spendGrace(on: self) ? .dueWork : state.phaseAfterGrace)
    case .lateResults:
      // Wait a moment longer, because the result of outside work may not have arrived from its thread yet.
      return state.outside.waitForLateResults(on: self) ? .check(then: .dueWork) : .goOn(.deadlocks)
    case .deadlocks: return .goOn(giveUpDeadlock(state) ? .dueWork : .clock)
    case .clock: return moveClock(&state)
    }
  }

  private func runDueWork(_ state: inout WaitState) -> WaitPhase.Step {
    guard let item = nextDueItem() else { return .goOn(.busyResources) }
    state.isCheckedWithIdleResources = false
    guard budget.allowsJob(at: timeline.nanoseconds) else { return state.ends(.neverSettles(cause: causeOfLoop(item))) }
    guard budget.total <= state.lastJob else {
      locked { timeline.ready.putBack(item) }
      return state.ends(.timedOut)
    }
    performAndNotify(item)
    state.outside.noteWork()
    return .check(then: .dueWork)
  }

  private func waitForBusyResources(_ state: inout WaitState) -> WaitPhase.Step {
    if hasUnseenWork { state.outside.expectUnseenWork(on: self) }
    let resources = locked { self.resources }
    guard resources.contains(where: { $0.isAwaited }) else { return .goOn(resources.isEmpty || state.isCheckedWithIdleResources ? .unseenTasks : .idleResources) }
    state.isCheckedWithIdleResources = false
    state.outside.wait(on: self)
    return .check(then: .realTime)
  }

  private func followRealTime(_ state: inout WaitState) -> WaitPhase.Step {
    let next = locked { timeline.timers.nextDue } ?? .max
    let instant = min(next, state.deadline)
    guard instant <= timeline.nanoseconds.addingSaturated(state.outside.spent) else { return .goOn(.dueWork) }
    state.outside.spent -= instant - timeline.nanoseconds
    moveClock(to: instant)
    return next > state.deadline ? state.ends(.timedOut) : .goOn(.dueWork)
  }

  private func lookAtArrivals(_ state: inout WaitState) -> WaitPhase.Step {
    // Look for new work before time passes, because a resource that has just become idle may have delivered its result after the last look.
    noticeEndsOfWaits()
    let hasArrived: Bool
    (hasArrived, state.nextDue, state.mayHaveOutsideWork) = locked { (hasRunnableWorkUnlocked, timeline.timers.nextDue, mayHaveOutsideWork) }
    return .goOn(hasArrived ? .dueWork : .returningThreads)
  }

  private func giveUpDeadlock(_ state: WaitState) -> Bool {
    guard let due = state.nextDue else { return giveUpMainWait() || giveUpOwnLock() || giveUpQueueWait() }
    return due > state.deadline && giveUpOwnLock()
  }

  private func moveClock(_ state: inout WaitState) -> WaitPhase.Step {
    guard let due = state.nextDue else {
      tellShortageOfThreads()
      return state.ends(.nothingPending)
    }
    moveClock(to: min(due, state.deadline))
    return due <= state.deadline ? .goOn(.dueWork) : state.ends(.timedOut)
  }
}
