import CConcurrencyHooks

extension VirtualScheduler {
  /// How many timers and sleeps ``advanceUntilIdle()`` lets come due: a loop around a sleep has no end.
  private static let mostTurns = 10_000

  /// Moves the clock until nothing is pending any more.
  ///
  /// - What is due runs first; then the clock moves to the next timer, sleep or animation, however far away, and so on.
  /// - A repeating timer fires once. When only such timers are left, the call returns, and their next turns lie after the instant that the clock shows.
  /// - A loop around a sleep is left after 10,000 turns.
  /// - Resources outside of virtual time are not waited for.
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

  /// Puts off the repeating timers that are overdue to their next turn, and tells the run loop's own of their new dates.
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
    for timer in moved { vt_timer_set_due(timer.timer, timer.due, epoch.pointee.wall) }
  }

  /// Drops every timer, sleep and animation that is pending: none will come due, as if it had never been started.
  ///
  /// A task that sleeps stays suspended until it is cancelled, as at the latest it is when the scheduler is shut down. What is due already runs,
  /// and a thread that sleeps goes on when its time has come.
  package func dropTimers() {
    // What is dropped is released after the lock, as that may run code of the app.
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
  /// The repeating timer whose turn this is: it stays the same from one turn to the next.
  fileprivate var repeatingTimer: ObjectIdentifier? {
    guard category == .repeatingTimer else { return nil }
    return switch kind {
    case .runLoop(let timer): ObjectIdentifier(timer)
    case .source(let source): ObjectIdentifier(source)
    default: nil
    }
  }
}
