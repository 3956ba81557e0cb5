import CConcurrencyHooks

/// Work on helper threads, which run one at a time while the thread that drives the scheduler waits.
extension VirtualScheduler {
  /// Runs work on a helper thread until the work ends or waits for something.
  func performOnHelper(_ item: WorkItem) {
    guard let helper = takeHelper() else { return locked { threads.holdBack(item) } }
    let call = HelperCall(scheduler: self, item: item)
    givingTurn(to: helper, cause: item.shownCause, taskID: item.taskID, isMain: item.isMain) {
      stk_time_helper_run(helper, { Unmanaged<HelperCall>.fromOpaque($0).takeRetainedValue().run() }, Unmanaged.passRetained(call).toOpaque(), longestTurn)
    }
  }

  /// Abandons a helper thread that waits forever, so another thread can take what it holds.
  ///
  /// - Returns: Whether there is a waiting helper thread.
  func abandonThread(_ thread: Int32) -> Bool {
    guard let parked = unparkFirst(where: { stk_time_helper_is($0.helper, thread) && $0.due == .max && !$0.isReady }) else { return false }
    parked.isAbandoned = true
    if parked.isMain { locked { mainActorWaits -= 1 } }
    return true
  }

  /// Resumes a helper thread.
  func resume(_ parked: ParkedThread) {
    // Check the condition again, because it may have become true although the thread's time is over.
    noticing {
      _ = parked.check()
      unpark(parked)
    }
    if parked.isMain { locked { mainActorWaits -= 1 } }
    // Don't resume an abandoned thread, because another thread has taken over its lock, or the function that started its iterations has returned.
    if parked.isAbandoned || parked.iterations?.isAbandoned == true { return }
    givingTurn(to: parked.helper, cause: parked.cause, taskID: parked.taskID, isMain: parked.isMain) { stk_time_helper_resume(parked.helper, longestTurn) }
  }

  /// The maximum processor time of a turn of a thread that the app has started, in nanoseconds.
  ///
  /// After that time, other threads run at the same time.
  private var longestTurn: Int64 { generousGrace }

  private func givingTurn(to helper: OpaquePointer, cause: UInt32, taskID: UInt64, isMain: Bool, _ body: () -> stk_time_helper_progress) {
    let me = stk_time_thread_number()
    let suspended = isMain ? stk_time_main_actor_suspend() : 0
    let progress = body()
    if isMain { stk_time_main_actor_resume(suspended) }
    locked { driver = me }
    note(progress, of: helper, cause: cause, taskID: taskID)
  }

  /// Waits on a helper thread while other threads continue.
  func park(_ helper: OpaquePointer, for event: AwaitedEvent, timeout: Int64, inRunLoop: Bool = false, until condition: @escaping () -> Bool) -> Bool {
    let thread = stk_time_thread()
    let isMain = thread.pointee.is_on_main_actor
    let (since, held) = locked { (timeline.nanoseconds, queues.held(by: thread)) }
    let parked = ParkedThread(helper: helper, event: event, cause: causeHere, isMain: isMain, since: since, heldQueues: held, condition: condition)
    parked.taskID = stk_time_current_task_id()
    parked.iterations = Iterations.of(thread)
    let wasInRunLoop = locked {
      threads.park(parked)
      if timeout < .max {
        parked.due = timeline.nanoseconds.addingSaturated(timeout)
        let category: PendingWork.Kind = event == .endOfSleep ? .sleep : .blockedThread
        parked.timer = timeline.add(after: timeout, WorkItem(kind: .thread(parked), category: category, taskID: 0, cause: parked.cause, shownCause: parked.cause))
        parked.isReady = parked.timer == 0
      }
      guard isMain else { return false }
      mainActorWaits += 1
      defer { runLoops.isMainWaiting = inRunLoop }
      return runLoops.isMainWaiting
    }
    stk_time_count_waits(1)
    let suspended = isMain ? stk_time_main_actor_suspend() : 0
    stk_time_helper_park(helper)
    if isMain { stk_time_main_actor_resume(suspended) }
    locked {
      driver = stk_time_thread_number()
      if isMain { runLoops.isMainWaiting = wasInRunLoop }
    }
    refreshClock(thread)
    thread.pointee.clock_reads = 0
    return parked.isSatisfied
  }

  /// Runs app code on this thread, which is a helper thread and runs nothing else.
  func asAppThread(cause: UInt32, _ body: () -> Void) {
    inAppEnvironment {
      Self.$current.withValue(self) {
        let thread = stk_time_thread()
        mark(thread, at: timeline.nanoseconds)
        thread.pointee.cause = cause
        thread.pointee.is_in_job = true
        thread.pointee.is_in_app = true
        body()
      }
    }
  }

  /// Runs a block from the main queue on this thread.
  func run(_ work: BlockWork, _ thread: UnsafeMutablePointer<stk_time_thread_state>) {
    stk_time_main_actor_enter()
    thread.pointee.is_on_main_actor = true
    hold(work)
    stk_time_main_actor_leave()
  }

  /// Runs a block as work of its queue.
  fileprivate func hold(_ work: BlockWork) {
    let me = Unmanaged.passUnretained(work)
    stk_time_run_on_queue(work.queue.queue, work.isBarrier, me.toOpaque()) { Unmanaged<BlockWork>.fromOpaque($0!).takeUnretainedValue().run() }
    locked { work.queue.finish(&timeline) }
  }
}

/// A piece of work on a helper thread.
private final class HelperCall {
  private let scheduler: VirtualScheduler
  private let item: WorkItem

  init(scheduler: VirtualScheduler, item: WorkItem) {
    self.scheduler = scheduler
    self.item = item
  }

  func run() {
    // Clear the thread's state before this call is released, because an object that is released with it, perhaps the scheduler itself, must not use the scheduler.
    defer { stk_time_thread().pointee = stk_time_thread_state() }
    scheduler.locked { scheduler.driver = stk_time_thread_number() }
    guard case .block(let work) = item.kind, !item.isMain else {
      return scheduler.inAppEnvironment { VirtualScheduler.$current.withValue(scheduler) { scheduler.performHere(item) } }
    }
    scheduler.asAppThread(cause: item.cause) { scheduler.hold(work) }
  }
}
