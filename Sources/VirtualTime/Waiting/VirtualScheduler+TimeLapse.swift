import CConcurrencyHooks

extension VirtualScheduler {
  /// The maximum number of timers and sleeps in ``advanceUntilIdle()``.
  ///
  /// The number is limited because a loop around a sleep never ends.
  private static let mostTurns = 10_000

  /// Moves the clock until nothing is pending anymore.
  ///
  /// - First, due work runs. Then the clock moves to the next timer, sleep, or animation, however far away it is, and so on.
  /// - A repeating timer fires once. When only repeating timers are left, the function returns, and their next turns are after the current time of the clock.
  /// - A loop around a sleep is abandoned after 10,000 turns.
  /// - Resources outside virtual time aren't waited for.
  @discardableResult
  package func advanceUntilIdle() -> RunResult {
    driving {
      var fired: Set<ObjectIdentifier> = []
      locked { runLoops.isPuttingOff = true }
      defer { putOffOverdueTimers() }
      for _ in 0..<Self.mostTurns {
        while let item = nextDueItem() {
          guard budget.allowsJob(at: timeline.nanoseconds) else { return .neverSettles(cause: causeOfLoop(item)) }
          performAndNotify(item)
        }
        guard let timer = locked({ timeline.timers.popFirst { $0.item.repeatingTimer.map(fired.contains) ?? false } }) else { return .settled }
        if let repeating = timer.item.repeatingTimer { fired.insert(repeating) }
        fire(timer)
      }
      return .settled
    }
  }

  /// Postpones overdue repeating timers to their next turn, and updates run loop timers' fire dates.
  private func putOffOverdueTimers() {
    let moved = locked {
      runLoops.isPuttingOff = false
      timeline.timers.putOffOverdue(at: timeline.nanoseconds)
      return timeline.timers.unordered.compactMap { timer -> RunLoopTimer? in
        guard case .runLoop(let work) = timer.item.kind, let known = work as? RunLoopTimer, known.due != timer.due else { return nil }
        known.due = timer.due
        return known
      }
    }
    for timer in moved { stk_time_timer_set_due(timer.timer, timer.due, epoch.pointee.wall) }
  }

  /// Drops all pending timers, sleeps, and animations, as if they had never been started.
  ///
  /// A sleeping task stays suspended until it's canceled, which happens at the latest when the scheduler is shut down. Work that is already due still runs,
  /// and a sleeping thread continues when its sleep ends.
  package func dropTimers() {
    // Release the dropped work outside the lock, because releasing it may run app code.
    let (dropped, cancelled) = locked {
      let dropped = timeline.timers.drop { if case .thread = $0.kind { true } else { false } }
      for item in dropped {
        if case .event(let event) = item.kind { event.isPendingUnlocked = false }
      }
      runLoops.dropTimersOfThreads()
      return (dropped, queues.cancelled.takeAll())
    }
    withExtendedLifetime((dropped, cancelled)) {}
  }
}

extension WorkItem {
  /// The identity of the repeating timer that this turn belongs to, which is the same for all its turns.
  fileprivate var repeatingTimer: ObjectIdentifier? {
    guard category == .repeatingTimer else { return nil }
    return switch kind {
    case .runLoop(let timer): ObjectIdentifier(timer)
    case .source(let source): ObjectIdentifier(source)
    default: nil
    }
  }
}
