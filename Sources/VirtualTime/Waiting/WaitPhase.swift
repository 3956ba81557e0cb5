/// What a wait does, in this order, until its condition holds or it ends: each phase names the one that comes next.
enum WaitPhase {
  /// Runs one piece of work that is due.
  case dueWork
  /// Waits in real time for work outside that is known.
  case busyResources
  /// Lets the clock follow the real time that passed.
  case realTime
  /// Checks the condition once more with nothing busy.
  case idleResources
  /// Gives tasks that aren't seen some time.
  case unseenTasks
  /// Looks at what has arrived in the meantime.
  case arrivals
  /// Waits for threads that run beside this one.
  case returningThreads
  /// Gives work outside that may be under way its grace.
  case grace
  /// Waits for results of work outside that has ended.
  case lateResults
  /// Lets a thread go on that waits for what never comes.
  case deadlocks
  /// Moves the clock to the next event, or ends the wait.
  case clock

  /// What comes after a phase.
  enum Step {
    case goOn(WaitPhase)
    /// The wait ends if the condition holds, and goes on otherwise.
    case check(then: WaitPhase)
    /// The wait ends as the state says.
    case ends
  }
}

/// What one wait knows from phase to phase.
private struct WaitState {
  let deadline: Int64
  /// How many jobs the scheduler's budget may have counted at most.
  let lastJob: Int
  var outside = RealTimeWait()
  var isCheckedWithIdleResources = false
  /// When the next event is due, as of the last look; `nil` if nothing is scheduled.
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
  /// Waits until a condition holds, which was checked before; the calling thread drives the scheduler.
  ///
  /// - Parameter jobs: How many jobs may run at most.
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
      // What a resource did may have ended between the last look at the condition and the one at the resource.
      state.isCheckedWithIdleResources = true
      return .check(then: .unseenTasks)
    case .unseenTasks: return state.outside.yieldToUnseenTasks(on: self) ? .check(then: .dueWork) : .goOn(.arrivals)
    case .arrivals: return lookAtArrivals(&state)
    case .returningThreads:
      if waitForReturns() { return .check(then: .dueWork) }
      return .goOn(state.mayHaveOutsideWork ? .grace : state.phaseAfterGrace)
    case .grace: return .check(then: state.outside.spendGrace(on: self) ? .dueWork : state.phaseAfterGrace)
    case .lateResults:
      // The result of outside work may still be on its way from its thread.
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
    // A resource hands its result over before it is idle: what has arrived since the queue was looked at comes before any time passes.
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
