import CConcurrencyHooks

extension VirtualScheduler {
  // MARK: Taking jobs

  /// Queues a job of a task or an actor, from any thread.
  func enqueue(_ job: UnsafeMutableRawPointer, taskID: UInt64, isMain: Bool, cause: UInt32, shownCause: UInt32) {
    let needsDriver = locked {
      timeline.endSleep(of: taskID)
      timeline.submit(WorkItem(kind: isMain ? .mainJob(job) : .globalJob(job), taskID: taskID, cause: cause, shownCause: shownCause))
      return needsDriverUnlocked
    }
    if needsDriver { driveForTest() }
  }

  /// Queues the job that wakes a sleeping task.
  func enqueue(_ job: UnsafeMutableRawPointer, after delay: Int64, sleeperID: UInt64, cause: UInt32, shownCause: UInt32) {
    locked {
      let timer = timeline.add(
        after: delay,
        WorkItem(
          kind: .globalJob(job), category: .sleep, taskID: 0, cause: cause, shownCause: shownCause, sleeperID: sleeperID))
      if timer != 0, sleeperID != 0 { timeline.sleepTimers[sleeperID] = timer }
    }
  }

  /// Remembers a task as this scheduler's own.
  func adopt(_ job: UnsafeMutableRawPointer, taskID: UInt64, cause: UInt32) {
    let me = Unmanaged.passUnretained(self)
    let task = vt_is_child_task(job) ? nil : job
    let record = vt_task_record(owner: me.toOpaque(), task: task, cause: cause, shown_cause: cause, is_test: false, suspended_at: now.nanoseconds)
    guard register(taskID, record) else { return }
    if locked({ knownTasks > sweepLimit }) {
      forget(vt_registry_sweep(me.toOpaque(), false))
      locked { sweepLimit = max(128, knownTasks * 2) }
    }
  }

  /// Puts a task into the registry, unless it is there already; returns whether it was not.
  func register(_ taskID: UInt64, _ record: vt_task_record) -> Bool {
    guard vt_registry_insert(taskID, record) else { return false }
    locked {
      // The registry's owner stays alive as long as it has tasks.
      if knownTasks == 0 { _ = Unmanaged.passUnretained(self).retain() }
      knownTasks += 1
    }
    return true
  }

  /// Counts tasks that the registry has forgotten.
  func forget(_ count: Int) {
    guard count > 0 else { return }
    let isLast = locked {
      knownTasks -= count
      return knownTasks == 0
    }
    if isLast { Unmanaged.passUnretained(self).release() }
  }

  // MARK: Running

  /// Takes the next work that is due.
  func nextDueItem() -> WorkItem? {
    let (item, spent): (WorkItem?, [UnsafeMutableRawPointer]) = locked {
      // While main-actor code waits, no other main-actor code runs.
      let next = mainActorWaits > 0 ? timeline.takeNext(where: mayRunUnlocked) : timeline.takeNext()
      if next != nil { testTasks.hasWaitedForOthers = false }
      threads.noteWhetherOthersWait()
      return (next, timeline.takeSpentJobs())
    }
    for job in spent { perform(WorkItem(kind: .globalJob(job), taskID: 0, cause: CauseTable.unnamed, shownCause: CauseTable.unnamed)) }
    return item
  }

  /// Whether work may run now, while main-actor code waits or not; the caller holds the lock.
  func mayRunUnlocked(_ item: WorkItem) -> Bool {
    guard mainActorWaits > 0, item.isMain else { return true }
    guard case .runLoop = item.kind else { return false }
    return runLoops.isMainWaiting
  }

  /// Runs one piece of work on this thread.
  func perform(_ item: WorkItem) {
    switch item.kind {
    case .block(let work) where !work.queue.isMain: return performOnHelper(item)
    // A job may wait in a call that isn't seen, and must not keep this thread from going on. The end of a sleep is the runtime's own code alone.
    // What waits inside another's wait must not keep that from going on, nor may what waits unseen for a thread that waits.
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

  /// Runs one piece of work on this thread, as the thread that drives the scheduler.
  func performHere(_ item: WorkItem) {
    let thread = vt_thread()
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
      vt_main_actor_enter()
      thread.pointee.is_on_main_actor = true
      run(job, taskID: item.taskID, vt_run_main)
      vt_main_actor_leave()
    case .globalJob(let job):
      run(job, taskID: item.taskID, vt_run_global)
    case .sleeper(let sleeper):
      wake(sleeper)
    case .event(let event):
      perform(event, thread)
    case .block(let work):
      run(work, thread)
    case .runLoop(let work):
      vt_main_actor_enter()
      thread.pointee.is_on_main_actor = true
      work.run(on: self)
      vt_main_actor_leave()
    case .source, .thread: break
    }
    let shown = vt_shown_offset(thread)
    let isAhead = shown > thread.pointee.clock_offset
    restore(saved, to: thread)
    // Code that read the clock in a loop until it showed another time was shown one.
    if isAhead { moveClock(to: shown) }
  }

  private func run(_ job: UnsafeMutableRawPointer, taskID: UInt64, _ body: (UnsafeMutableRawPointer) -> Void) {
    guard taskID != 0 else { return body(job) }
    // A parent that is the test's own goes on at once, on another thread.
    if vt_is_async_let(job) {
      body(job)
      return vt_registry_set_suspended_at(taskID, vt_thread().pointee.clock_offset)
    }
    // A task that is not over owns itself. The registry owns those that are no child tasks, and this function owns it meanwhile.
    let ownersAtEnd = vt_is_child_task(job) ? 1 : 2
    vt_retain(job)
    body(job)
    if vt_retain_count(job) != ownersAtEnd {
      vt_registry_set_suspended_at(taskID, vt_thread().pointee.clock_offset)
    } else if vt_registry_remove(taskID) {
      forget(1)
    }
    vt_release(job)
  }

  private func wake(_ sleeper: ClockSleeper) {
    let continuation: UnsafeContinuation<Void, any Error>? = locked {
      guard case .waiting(let continuation, _) = sleeper.state else { return nil }
      sleeper.state = .over
      return continuation
    }
    continuation?.resume()
  }

  private func perform(_ event: ScheduledEvent, _ thread: UnsafeMutablePointer<vt_thread_state>) {
    let isDue = locked {
      defer { event.isPendingUnlocked = false }
      return event.isPendingUnlocked
    }
    guard isDue else { return }
    switch event.action {
    case .anywhere(let action): action()
    case .onMainActor(let action) where !captures: asMainActor(action)
    case .onMainActor(let action):
      vt_main_actor_enter()
      performOnMainActor(action, thread)
      vt_main_actor_leave()
    }
  }

  // MARK: Moving the clock

  /// Moves the clock and makes what is due by then ready, in due order.
  func moveClock(to instant: Int64) {
    movingClock {
      timeline.nanoseconds = max(timeline.nanoseconds, instant)
      while let timer = timeline.timers.popFirst(dueBy: timeline.nanoseconds) { makeReady(timer) }
    }
  }

  /// Moves the clock to one timer and makes it ready, past others that may be due earlier.
  func fire(_ timer: TimerQueue.Timer) {
    movingClock {
      timeline.nanoseconds = max(timeline.nanoseconds, timer.due)
      makeReady(timer)
    }
  }

  /// Moves the clock with the lock held, and shows the new time wherever it is seen.
  private func movingClock(_ move: () -> Void) {
    let cancelled = locked {
      move()
      threads.showTime(timeline.nanoseconds)
      return queues.cancelled.takeThoseThatAreOver(at: timeline.nanoseconds)
    }
    showTime()
    // What follows one may be released with it, which runs code of the app.
    for work in cancelled { work.run() }
  }

  /// Makes the work of a timer ready that is no longer in the queue of timers; the caller holds the lock.
  private func makeReady(_ timer: TimerQueue.Timer) {
    switch timer.item.kind {
    case .block(let work): work.submit(&timeline)
    case .source(let source): source.fireUnlocked(due: timer.due, self)
    default: timeline.ready.append(timer.item)
    }
    timeline.noteTurn(of: timer)
  }

  /// Shows the time to the code of this thread, where it belongs to the scheduler.
  private func showTime() {
    let thread = vt_thread()
    if thread.pointee.scheduler == Unmanaged.passUnretained(self).toOpaque() { refreshClock(thread) }
  }
}
