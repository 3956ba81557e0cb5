import CConcurrencyHooks

extension VirtualScheduler {
  /// Returns the work that the record of a wait lists.
  ///
  /// The list contains pending work. If the wait ended because nothing was left to wait for, it also contains suspended tasks and blocked threads.
  package func work(after outcome: WaitOutcome) -> [PendingWork] {
    guard outcome == .nothingPending || outcome == .idle else { return pending }
    let (tasksOfThreads, threads) = locked {
      let blocked = self.threads.parked.filter { $0.due == .max && !$0.isReady }
      let away = self.threads.away
      return (Set(blocked.map(\.taskID) + away.map(\.taskID)), blocked.map(describeUnlocked) + away.map(describeUnlocked))
    }
    return pending + suspendedTasks(butFor: tasksOfThreads) + threads
  }

  private func describeUnlocked(_ parked: ParkedThread) -> PendingWork {
    PendingWork(
      name: timeline.causes[parked.cause], kind: .blockedThread, due: nil, since: VirtualClock.Instant(nanoseconds: parked.since), reason: parked.event.name)
  }

  private func describeUnlocked(_ away: BlockedThread) -> PendingWork {
    PendingWork(
      name: timeline.causes[away.cause], kind: .blockedThread, due: nil, since: VirtualClock.Instant(nanoseconds: away.since), reason: "an untracked call")
  }

  /// The captured tasks that are suspended and neither due nor asleep, in the order that they started.
  ///
  /// These tasks may wait for each other, or for something that no scheduler sees.
  package var suspendedTasks: [PendingWork] { suspendedTasks(butFor: []) }

  /// Returns the suspended tasks, except tasks whose jobs are in the middle of a wait.
  private func suspendedTasks(butFor blocked: Set<UInt64>) -> [PendingWork] {
    let me = Unmanaged.passUnretained(self).toOpaque()
    let count = stk_time_registry_notes(me, nil, 0)
    guard count > 0 else { return [] }
    var notes = [stk_time_task_note](repeating: stk_time_task_note(), count: count)
    notes.removeLast(count - min(count, stk_time_registry_notes(me, &notes, count)))
    let current = stk_time_current_task_id()
    return locked {
      let due = Set(timeline.ready.waiting.lazy.map(\.taskID)).union(timeline.timers.unordered.lazy.map(\.item.sleeperID))
      return notes.sorted { $0.task_id < $1.task_id }
        .filter { $0.task_id != current && !due.contains($0.task_id) && !blocked.contains($0.task_id) && timeline.sleepTimers[$0.task_id] == nil }
        .map { PendingWork(name: timeline.causes[$0.shown_cause], kind: .suspendedTask, due: nil, since: VirtualClock.Instant(nanoseconds: $0.suspended_at)) }
    }
  }
}
