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

  /// Ends the scheduler's use, as ``shutDown()`` does, and returns what was there still.
  ///
  /// - What is known is listed: what is pending, the captured tasks that are suspended, and the observers that the app has added to the default
  ///   notification center with a closure. Those of a center of its own are not known.
  /// - What the device itself has under way, as an animation or the transition of a screen, is left out.
  package func shutDownTellingLeftovers() -> Leftovers {
    guard !locked({ isShutDown }) else { return Leftovers(work: [], endless: []) }
    let pending = pending.filter { !$0.isOfDevice }
    let names = Set(pending.map(\.name))
    // A task that waits for a task of its own is told with that.
    let suspended = suspendedTasks.filter { !names.contains($0.name) }
    let (abandoned, stuck, observers) = end(listingStuckTasks: !(pending.isEmpty && suspended.isEmpty))
    return Leftovers(work: pending + suspended + observers, endless: abandoned + stuck)
  }

  /// Shuts down, and returns the tasks that were given up, those that stay suspended if asked to, and the observers that were not removed.
  func end(listingStuckTasks: Bool) -> (abandoned: [PendingWork], stuck: [PendingWork], observers: [PendingWork]) {
    locked {
      // What is left has no order that a test could be about.
      timeline.order = nil
      isEnding = true
    }
    let abandoned = cancelAll()
    letSleepingThreadsEnd()
    let stuck = listingStuckTasks ? suspendedTasks : []
    locked { isShutDown = true }
    WaitingSchedulers.shared.remove(self)
    forget(vt_registry_sweep(Unmanaged.passUnretained(self).toOpaque(), true))
    abandonBlocks()
    for source in locked({ Array(queues.timerSources.values) }) { source.end() }
    // What ends with a task may have removed its own.
    return (abandoned, stuck, NotificationObservers.shared.takeAll(of: self))
  }

  /// Gives up blocks that never run, and those that never end.
  ///
  /// A thread that waits for ever in the middle of a block stays as it is: to let it go on would be to run code on a result that never came.
  private func abandonBlocks() {
    // What a block holds is released after the lock, as that may run code of the app.
    let (queued, waiting) = noticing { locked { (queues.takeAllThatWait(), threads.takeAllThatWait()) } }
    for (group, _) in queued.notifications { vt_dispatch_release(group) }
    vt_count_waits(-Int32(waiting.parked.count + queued.notifications.count))
    withExtendedLifetime((queued, waiting)) {}
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
        if !locked({ knownTasks > 0 && !timeline.isEmpty }) { break }
      }
      return abandoned
    }
  }

  /// Ends the sleeps of threads that sleep in the middle of a block, and other waits of theirs that have a timeout, so that they give back the locks and
  /// queues that other sessions may use.
  ///
  /// Run loops, whose timers are gone, end too. A thread that sleeps again and again is given up.
  private func letSleepingThreadsEnd() {
    let end = locked { timeline.nanoseconds }
    driving {
      for _ in 0..<64 {
        let sleeping = locked { threads.parked.filter { $0.due < .max || $0.event == .runLoop } }
        if sleeping.isEmpty { return }
        for parked in sleeping {
          // The thread looks at the clock, which stands where it stood for everything else.
          if parked.due < .max { locked { timeline.nanoseconds = max(timeline.nanoseconds, parked.due) } }
          resume(parked)
        }
        dropEvents()
      }
    }
    // What is dropped is released after the lock, as that may run code of the app.
    let dropped = locked {
      timeline.nanoseconds = end
      return timeline.ready.removeAll { _ in true }
    }
    withExtendedLifetime(dropped) {}
  }

  private func dropEvents() {
    // What is dropped is released after the lock, as that may run code of the app.
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
