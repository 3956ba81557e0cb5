import CConcurrencyHooks

extension VirtualScheduler {
  /// Ends the scheduler's use: cancels every task that it captured, drops every timer, and runs what is left to its end.
  ///
  /// - Tasks that end when they are cancelled end here, and give back what they hold.
  /// - A task that goes on although it is cancelled is given up after a bounded amount of work and never runs again.
  /// - A task that waits for something which cannot be cancelled stays suspended. If it is resumed later, it runs outside of the scheduler.
  /// - Afterwards nothing is captured any more. Calling it again does nothing.
  ///
  /// - Returns: The tasks that were given up.
  @discardableResult
  public func shutDown() -> [PendingWork] {
    guard !locked({ isShutDown }) else { return [] }
    return end(listingStuckTasks: false).abandoned
  }

  /// Shuts down, and returns the tasks that were given up and, if asked to, those that stay suspended.
  func end(listingStuckTasks: Bool) -> (abandoned: [PendingWork], stuck: [PendingWork]) {
    // What is left has no order that a test could be about.
    locked { order = nil }
    let abandoned = cancelAll()
    letSleepingThreadsEnd()
    let stuck = listingStuckTasks ? suspendedTasks : []
    locked { isShutDown = true }
    WaitingSchedulers.shared.remove(self)
    forget(vt_registry_sweep(Unmanaged.passUnretained(self).toOpaque(), true))
    return (abandoned, stuck)
  }

  /// Cancels every task that was captured so far, drops every timer, and runs what is left to its end; the scheduler stays in use.
  ///
  /// - Returns: The tasks that do not end although they are cancelled. They never run again.
  @discardableResult
  package func cancelAll() -> [PendingWork] {
    driving {
      var abandoned: [PendingWork] = []
      // Tasks that are cancelled may start others.
      for _ in 0..<8 {
        dropEvents()
        let tasks = knownTaskObjects()
        for task in tasks { vt_cancel_task(task) }
        for task in tasks { vt_release(task) }
        abandoned += drainBounded()
        if !locked({ knownTasks > 0 && !(ready.isEmpty && timers.isEmpty) }) { break }
      }
      return abandoned
    }
  }

  /// Ends the sleeps of threads that sleep in the middle of a block, and other waits of theirs that have a timeout, so that they give back the locks and
  /// queues that other sessions may use; a thread that sleeps again and again is given up.
  private func letSleepingThreadsEnd() {
    let end = locked { nanoseconds }
    driving {
      for _ in 0..<64 {
        let sleeping = locked { parkedThreads.filter { $0.due < .max } }
        if sleeping.isEmpty { return }
        for parked in sleeping {
          // The thread looks at the clock, which stands where it stood for everything else.
          locked { nanoseconds = max(nanoseconds, parked.due) }
          resume(parked)
        }
        dropEvents()
      }
    }
    locked {
      nanoseconds = end
      ready.removeAll { _ in true }
    }
  }

  private func dropEvents() {
    let sleepers: [ClockSleeper] = locked {
      var sleepers: [ClockSleeper] = []
      for timer in timers.waiting {
        switch timer.item.kind {
        case .event(let event):
          event.isPendingUnlocked = false
          _ = timers.cancel(timer.number)
        case .sleeper(let sleeper): sleepers.append(sleeper)
        case .block, .source, .thread: _ = timers.cancel(timer.number)
        case .globalJob, .mainJob, .runLoop: break
        }
      }
      ready.removeAll {
        guard case .event(let event) = $0.kind else { return false }
        event.isPendingUnlocked = false
        return true
      }
      return sleepers
    }
    for sleeper in sleepers { cancel(sleeper) }
    invalidateTimers()
  }

  private func knownTaskObjects() -> [UnsafeMutableRawPointer] {
    let me = Unmanaged.passUnretained(self).toOpaque()
    let count = vt_registry_tasks(me, nil, 0)
    guard count > 0 else { return [] }
    var tasks = [UnsafeMutableRawPointer?](repeating: nil, count: count)
    let found = vt_registry_tasks(me, &tasks, count)
    return tasks.prefix(min(found, count)).compactMap { $0 }
  }

  /// Runs cancelled work to its end, as far as it has one.
  private func drainBounded() -> [PendingWork] {
    var budget = 1000 + 20 * locked { knownTasks }
    while budget > 0, let item = nextDueItem() {
      budget -= 1
      guard case .globalJob = item.kind else {
        perform(item)
        continue
      }
      let jobs = TimeLimitedJobs(scheduler: self, first: item, limit: min(budget, 256))
      guard jobs.run() else {
        return [PendingWork(name: locked { causes[jobs.current.shownCause] }, due: now)]
      }
      budget -= jobs.count
    }
    return locked {
      let names = Set(ready.waiting.map(\.shownCause)).sorted().map { causes[$0] }
      ready.removeAll { _ in true }
      return names.map { PendingWork(name: $0, due: VirtualClock.Instant(nanoseconds: nanoseconds)) }
    }
  }
}
