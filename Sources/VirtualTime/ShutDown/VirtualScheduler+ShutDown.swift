import CConcurrencyHooks

extension VirtualScheduler {
  /// Cancels all captured tasks, drops all timers, finishes the rest, and ends the scheduler's use.
  ///
  /// - Tasks that respond to cancellation end here and release what they hold.
  /// - A task that continues after cancellation is abandoned after a limited amount of work, and never runs again.
  /// - A task that waits for something that can't be canceled stays suspended. If it's resumed later, it runs outside the scheduler.
  /// - Afterward, nothing is captured anymore. Further calls do nothing.
  ///
  /// - Returns: The abandoned tasks.
  @discardableResult
  public func shutDown() -> [PendingWork] {
    guard !locked({ isShutDown }) else { return [] }
    return end(listingStuckTasks: false).abandoned
  }

  /// Ends the use of the scheduler, as ``shutDown()`` does, and returns the work that was left over.
  ///
  /// - The result contains pending work, suspended captured tasks, and the observers that the app added to the default notification center with a closure.
  ///   Observers of other notification centers aren't known.
  /// - Work of the device itself, such as an animation or a screen transition, is omitted.
  package func shutDownTellingLeftovers() -> Leftovers {
    guard !locked({ isShutDown }) else { return Leftovers(work: [], endless: []) }
    let pending = pending.filter { !$0.isOfDevice }
    let names = Set(pending.map(\.name))
    // Leave out a suspended task with the name of pending work, because that task only waits for its own work.
    let suspended = suspendedTasks.filter { !names.contains($0.name) }
    let (abandoned, stuck, observers) = end(listingStuckTasks: !(pending.isEmpty && suspended.isEmpty))
    return Leftovers(work: pending + suspended + observers, endless: abandoned + stuck)
  }

  /// Shuts down the scheduler.
  ///
  /// Returns the abandoned tasks, the tasks that stay suspended (if requested), and the observers that weren't removed.
  func end(listingStuckTasks: Bool) -> (abandoned: [PendingWork], stuck: [PendingWork], observers: [PendingWork]) {
    locked {
      // Stop reordering and recording work, because the order of the remaining work is irrelevant to the test.
      timeline.order = nil
      isEnding = true
    }
    let abandoned = cancelAll()
    letSleepingThreadsEnd()
    let stuck = listingStuckTasks ? suspendedTasks : []
    locked { isShutDown = true }
    WaitingSchedulers.shared.remove(self)
    forget(stk_time_registry_sweep(Unmanaged.passUnretained(self).toOpaque(), true))
    abandonBlocks()
    for source in locked({ Array(queues.timerSources.values) }) { source.end() }
    // Collect the observers last, because the tasks that have just ended may have removed theirs.
    return (abandoned, stuck, NotificationObservers.shared.takeAll(of: self))
  }

  /// Abandons blocks that never run and blocks that never end.
  ///
  /// A thread that waits forever in the middle of a block stays blocked. If it continued, its code would use a result that never arrived.
  private func abandonBlocks() {
    // Release the blocks outside the lock, because releasing what they hold may run app code.
    let (queued, waiting) = noticing { locked { (queues.takeAllThatWait(), threads.takeAllThatWait()) } }
    for (group, _) in queued.notifications { stk_time_dispatch_release(group) }
    stk_time_count_waits(-Int32(waiting.parked.count + queued.notifications.count))
    withExtendedLifetime((queued, waiting)) {}
  }

  /// Cancels all captured tasks, drops all timers, and finishes the remaining work.
  ///
  /// The scheduler stays in use.
  ///
  /// - Returns: The tasks that don't end after cancellation. They never run again.
  @discardableResult
  package func cancelAll() -> [PendingWork] {
    driving {
      var abandoned: [PendingWork] = []
      // Canceled tasks may start other tasks, so repeat this several times.
      for _ in 0..<8 {
        dropEvents()
        let tasks = knownTaskObjects()
        for task in tasks { stk_time_cancel_task(task) }
        for task in tasks { stk_time_release(task) }
        abandoned += drainBounded()
        if !locked({ knownTasks > 0 && !timeline.isEmpty }) { break }
      }
      return abandoned
    }
  }

  /// Ends the sleeps and other timed waits of threads in the middle of a block.
  ///
  /// The threads then release locks and queues that other sessions may use.
  ///
  /// Run loops end too, because their timers no longer exist. A thread that sleeps again and again is abandoned.
  private func letSleepingThreadsEnd() {
    let end = locked { timeline.nanoseconds }
    driving {
      for _ in 0..<64 {
        let sleeping = locked { threads.parked.filter { $0.due < .max || $0.event == .runLoop } }
        if sleeping.isEmpty { return }
        for parked in sleeping {
          // Set the clock to the thread's deadline, because the thread may read the clock, and nothing else moves it here.
          if parked.due < .max { locked { timeline.nanoseconds = max(timeline.nanoseconds, parked.due) } }
          resume(parked)
        }
        dropEvents()
      }
    }
    // Release the dropped work outside the lock, because releasing it may run app code.
    let dropped = locked {
      timeline.nanoseconds = end
      return timeline.ready.removeAll { _ in true }
    }
    withExtendedLifetime(dropped) {}
  }

  private func dropEvents() {
    // Release the dropped work outside the lock, because releasing it may run app code.
    let dropped: [WorkItem] = locked {
      let later = timeline.timers.waiting
      for timer in later {
        switch timer.item.kind {
        case .event, .block, .source, .thread: _ = timeline.timers.cancel(timer.number)
        case .sleeper, .globalJob, .mainJob, .runLoop: break
        }
      }
      return later.map(\.item) + timeline.ready.removeAll { if case .event = $0.kind { true } else { false } }
    }
    for item in dropped {
      switch item.kind {
      case .event(let event): locked { event.isPendingUnlocked = false }
      case .sleeper(let sleeper): cancel(sleeper)
      case .block, .source, .thread, .globalJob, .mainJob, .runLoop: break
      }
    }
    invalidateTimers()
  }

  private func knownTaskObjects() -> [UnsafeMutableRawPointer] {
    let me = Unmanaged.passUnretained(self).toOpaque()
    let count = stk_time_registry_tasks(me, nil, 0)
    guard count > 0 else { return [] }
    var tasks = [UnsafeMutableRawPointer?](repeating: nil, count: count)
    let found = stk_time_registry_tasks(me, &tasks, count)
    return tasks.prefix(min(found, count)).compactMap { $0 }
  }

  /// Runs canceled work until it ends or a limit is reached.
  private func drainBounded() -> [PendingWork] {
    var budget = 1000 + 20 * locked { knownTasks }
    while budget > 0, let item = nextDueItem() {
      budget -= 1
      guard case .globalJob = item.kind else {
        perform(item)
        noticeEndsOfWaits()
        continue
      }
      let jobs = TimeLimitedJobs(scheduler: self, first: item, limit: min(budget, 256))
      guard jobs.run() else {
        return [PendingWork(name: locked { timeline.causes[jobs.current.shownCause] }, due: now)]
      }
      budget -= jobs.count
      noticeEndsOfWaits()
    }
    let (left, names) = locked {
      let left = timeline.ready.removeAll { _ in true }
      return (left, Set(left.map(\.shownCause)).sorted().map { timeline.causes[$0] })
    }
    return withExtendedLifetime(left) { names.map { PendingWork(name: $0, due: now) } }
  }
}
