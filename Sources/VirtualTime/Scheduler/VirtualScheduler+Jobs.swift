import CConcurrencyHooks

extension VirtualScheduler {
  // MARK: Taking jobs

  /// Enqueues a job of a task or an actor, from any thread.
  func enqueue(_ job: UnsafeMutableRawPointer, taskID: UInt64, isMain: Bool, cause: UInt32, shownCause: UInt32) {
    let needsDriver = locked {
      timeline.endSleep(of: taskID)
      timeline.submit(WorkItem(kind: isMain ? .mainJob(job) : .globalJob(job), taskID: taskID, cause: cause, shownCause: shownCause))
      return needsDriverUnlocked
    }
    if needsDriver { driveForTest() }
  }

  /// Enqueues the job that wakes a sleeping task.
  func enqueue(_ job: UnsafeMutableRawPointer, after delay: Int64, sleeperID: UInt64, cause: UInt32, shownCause: UInt32) {
    locked {
      let timer = timeline.add(
        after: delay,
        WorkItem(
          kind: .globalJob(job), category: .sleep, taskID: 0, cause: cause, shownCause: shownCause, sleeperID: sleeperID))
      if timer != 0, sleeperID != 0 { timeline.sleepTimers[sleeperID] = timer }
    }
  }

  /// Registers a task as this scheduler's.
  func adopt(_ job: UnsafeMutableRawPointer, taskID: UInt64, cause: UInt32) {
    let me = Unmanaged.passUnretained(self)
    let task = stk_time_is_child_task(job) ? nil : job
    let record = stk_time_task_record(owner: me.toOpaque(), task: task, cause: cause, shown_cause: cause, is_test: false, suspended_at: now.nanoseconds)
    guard register(taskID, record) else { return }
    if locked({ knownTasks > sweepLimit }) {
      forget(stk_time_registry_sweep(me.toOpaque(), false))
      locked { sweepLimit = max(128, knownTasks * 2) }
    }
  }

  /// Adds a task to the registry, and returns whether it's new there.
  func register(_ taskID: UInt64, _ record: stk_time_task_record) -> Bool {
    guard stk_time_registry_insert(taskID, record) else { return false }
    locked {
      // Retain the scheduler while it has tasks in the registry, because the registry doesn't retain owners.
      if knownTasks == 0 { _ = Unmanaged.passUnretained(self).retain() }
      knownTasks += 1
    }
    return true
  }

  /// Subtracts tasks that were removed from the registry.
  func forget(_ count: Int) {
    guard count > 0 else { return }
    let isLast = locked {
      knownTasks -= count
      return knownTasks == 0
    }
    if isLast { Unmanaged.passUnretained(self).release() }
  }

  // MARK: Running

  /// Removes and returns the next due work.
  func nextDueItem() -> WorkItem? {
    let (item, spent): (WorkItem?, [UnsafeMutableRawPointer]) = locked {
      // While main-actor code waits, leave other main-actor work in the queue, because it must not run in the middle of that code.
      let next = mainActorWaits > 0 ? timeline.takeNext(where: mayRunUnlocked) : timeline.takeNext()
      if next != nil { testTasks.hasWaitedForOthers = false }
      threads.noteWhetherOthersWait()
      return (next, timeline.takeSpentJobs())
    }
    for job in spent { perform(WorkItem(kind: .globalJob(job), taskID: 0, cause: CauseTable.unnamed, shownCause: CauseTable.unnamed)) }
    return item
  }

  /// Returns whether work may run now, which depends on whether main-actor code waits.
  ///
  /// The caller must hold the lock.
  func mayRunUnlocked(_ item: WorkItem) -> Bool {
    guard mainActorWaits > 0, item.isMain else { return true }
    guard case .runLoop = item.kind else { return false }
    return runLoops.isMainWaiting
  }

  /// Runs a piece of work.
  func perform(_ item: WorkItem) {
    switch item.kind {
    case .block(let work) where !work.queue.isMain: return performOnHelper(item)
    // Run a job on a helper, because it may block in a call that isn't intercepted, which would stop this thread. A job that ends a sleep can't, because it's the runtime's own code.
    // If code waits or threads are blocked, run all jobs and events on helpers, because work that waits on this thread would keep those other waits from ending.
    case .globalJob where item.category != .sleep || appWaits > 0 || threads.hasOthers: return performOnHelper(item)
    case .event(let event) where !event.isMain && (appWaits > 0 || threads.hasOthers): return performOnHelper(item)
    case .runLoop(let work) where !work.isMain: return noteDue(work)
    case .mainJob, .event, .block, .runLoop:
      if appWaits > 0, mainActorWaits == 0 { performOnHelper(item) } else { performHere(item) }
    case .thread(let parked): return resume(parked)
    case .source(let source): return locked { source.fireUnlocked(due: timeline.nanoseconds, self) }
    case .globalJob, .sleeper: performHere(item)
    }
  }

  /// Runs a piece of work on this thread, which drives the scheduler.
  func performHere(_ item: WorkItem) {
    let thread = stk_time_thread()
    let saved = thread.pointee
    mark(thread, at: timeline.nanoseconds)
    thread.pointee.cause = item.cause
    thread.pointee.is_in_job = true
    thread.pointee.is_in_app = true
    thread.pointee.is_on_main_actor = false
    thread.pointee.is_bypassing = false
    thread.pointee.held_queues = nil
    thread.pointee.iterations = nil
    thread.pointee.clock_reads = 0
    switch item.kind {
    case .mainJob(let job):
      stk_time_main_actor_enter()
      thread.pointee.is_on_main_actor = true
      run(job, taskID: item.taskID, stk_time_run_main)
      stk_time_main_actor_leave()
    case .globalJob(let job):
      run(job, taskID: item.taskID, stk_time_run_global)
    case .sleeper(let sleeper):
      wake(sleeper)
    case .event(let event):
      perform(event, thread)
    case .block(let work):
      run(work, thread)
    case .runLoop(let work):
      stk_time_main_actor_enter()
      thread.pointee.is_on_main_actor = true
      work.run(on: self)
      stk_time_main_actor_leave()
    case .source, .thread: break
    }
    let shown = stk_time_shown_offset(thread)
    let isAhead = shown > thread.pointee.clock_offset
    restore(saved, to: thread)
    // If the code read the clock in a loop, it was shown a later time, so move the clock to that time.
    if isAhead { moveClock(to: shown) }
  }

  private func run(_ job: UnsafeMutableRawPointer, taskID: UInt64, _ body: (UnsafeMutableRawPointer) -> Void) {
    guard taskID != 0 else { return body(job) }
    // Don't access an `async let` task after its job, because a parent task of the test continues immediately, on another thread, and may free the child.
    if stk_time_is_async_let(job) {
      body(job)
      return stk_time_registry_set_suspended_at(taskID, stk_time_thread().pointee.clock_offset)
    }
    // This function retains the task, and the registry retains tasks that aren't child tasks. A task with more owners hasn't ended, because it still owns itself.
    // See `task_owners` in Interposition.def.
    let ownersAtEnd = stk_time_is_child_task(job) ? 1 : 2
    stk_time_retain(job)
    body(job)
    if stk_time_retain_count(job) != ownersAtEnd {
      stk_time_registry_set_suspended_at(taskID, stk_time_thread().pointee.clock_offset)
    } else if stk_time_registry_remove(taskID) {
      forget(1)
    }
    stk_time_release(job)
  }

  private func wake(_ sleeper: ClockSleeper) {
    let continuation: UnsafeContinuation<Void, any Error>? = locked {
      guard case .waiting(let continuation, _) = sleeper.state else { return nil }
      sleeper.state = .over
      return continuation
    }
    continuation?.resume()
  }

  private func perform(_ event: ScheduledEvent, _ thread: UnsafeMutablePointer<stk_time_thread_state>) {
    let isDue = locked {
      defer { event.isPendingUnlocked = false }
      return event.isPendingUnlocked
    }
    guard isDue else { return }
    switch event.action {
    case .anywhere(let action): action()
    case .onMainActor(let action) where !captures: asMainActor(action)
    case .onMainActor(let action):
      stk_time_main_actor_enter()
      performOnMainActor(action, thread)
      stk_time_main_actor_leave()
    }
  }

  // MARK: Moving the clock

  /// Moves the clock, and makes the work that is due by then ready, in due order.
  func moveClock(to instant: Int64) {
    movingClock {
      timeline.nanoseconds = max(timeline.nanoseconds, instant)
      while let timer = timeline.timers.popFirst(dueBy: timeline.nanoseconds) { makeReady(timer) }
    }
  }

  /// Moves the clock to a timer and makes it ready, even if other timers are due earlier.
  func fire(_ timer: TimerQueue.Timer) {
    movingClock {
      timeline.nanoseconds = max(timeline.nanoseconds, timer.due)
      makeReady(timer)
    }
  }

  /// Moves the clock with the lock held, and shows the new time to all code of the scheduler.
  private func movingClock(_ move: () -> Void) {
    let cancelled = locked {
      move()
      threads.showTime(timeline.nanoseconds)
      return queues.cancelled.takeThoseThatAreOver(at: timeline.nanoseconds)
    }
    showTime()
    // Run these work items outside the lock, because they may release blocks, which may run app code.
    for work in cancelled { work.run() }
  }

  /// Makes the work of a timer that has left the timer queue ready.
  ///
  /// The caller must hold the lock.
  private func makeReady(_ timer: TimerQueue.Timer) {
    switch timer.item.kind {
    case .block(let work): work.submit(&timeline)
    case .source(let source): source.fireUnlocked(due: timer.due, self)
    default: timeline.ready.append(timer.item)
    }
    timeline.noteTurn(of: timer)
  }

  /// Shows the time to the code on this thread, if it belongs to the scheduler.
  private func showTime() {
    let thread = stk_time_thread()
    if thread.pointee.scheduler == Unmanaged.passUnretained(self).toOpaque() { refreshClock(thread) }
  }
}
