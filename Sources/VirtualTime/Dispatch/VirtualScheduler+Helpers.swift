import CConcurrencyHooks

/// Work that runs on helper threads, one at a time, while the thread that drives the scheduler waits for it.
extension VirtualScheduler {
  /// Runs work on a helper thread, until it is over or waits for something.
  func performOnHelper(_ item: WorkItem) {
    guard let helper = takeHelper() else { return locked { threads.holdBack(item) } }
    let call = HelperCall(scheduler: self, item: item)
    givingTurn(to: helper, cause: item.shownCause, taskID: item.taskID, isMain: item.isMain) {
      vt_helper_run(helper, { Unmanaged<HelperCall>.fromOpaque($0).takeRetainedValue().run() }, Unmanaged.passRetained(call).toOpaque(), longestTurn)
    }
  }

  /// Gives up a helper thread that waits for ever, so that another one may take what it holds; returns whether there is such a thread.
  func abandonThread(_ thread: Int32) -> Bool {
    guard let parked = unparkFirst(where: { vt_helper_is($0.helper, thread) && $0.due == .max && !$0.isReady }) else { return false }
    parked.isAbandoned = true
    if parked.isMain { locked { mainActorWaits -= 1 } }
    return true
  }

  /// Lets a helper thread go on.
  func resume(_ parked: ParkedThread) {
    // At the end of its time it may find what it waited for.
    noticing {
      _ = parked.check()
      unpark(parked)
    }
    if parked.isMain { locked { mainActorWaits -= 1 } }
    // What it would go on in is gone.
    if parked.isAbandoned || parked.iterations?.isAbandoned == true { return }
    givingTurn(to: parked.helper, cause: parked.cause, taskID: parked.taskID, isMain: parked.isMain) { vt_helper_resume(parked.helper, longestTurn) }
  }

  /// How long, in nanoseconds on a processor, a thread that the app has started may run before the others go on beside it.
  private var longestTurn: Int64 { generousGrace }

  private func givingTurn(to helper: OpaquePointer, cause: UInt32, taskID: UInt64, isMain: Bool, _ body: () -> vt_helper_progress) {
    let me = vt_thread_number()
    let suspended = isMain ? vt_main_actor_suspend() : 0
    let progress = body()
    if isMain { vt_main_actor_resume(suspended) }
    locked { driver = me }
    note(progress, of: helper, cause: cause, taskID: taskID)
  }

  /// Waits on a helper thread, while the others go on.
  func park(_ helper: OpaquePointer, for event: AwaitedEvent, timeout: Int64, inRunLoop: Bool = false, until condition: @escaping () -> Bool) -> Bool {
    let thread = vt_thread()
    let isMain = thread.pointee.is_on_main_actor
    let (since, held) = locked { (timeline.nanoseconds, queues.held(by: thread)) }
    let parked = ParkedThread(helper: helper, event: event, cause: causeHere, isMain: isMain, since: since, heldQueues: held, condition: condition)
    parked.taskID = vt_current_task_id()
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
    vt_count_waits(1)
    let suspended = isMain ? vt_main_actor_suspend() : 0
    vt_helper_park(helper)
    if isMain { vt_main_actor_resume(suspended) }
    locked {
      driver = vt_thread_number()
      if isMain { runLoops.isMainWaiting = wasInRunLoop }
    }
    refreshClock(thread)
    thread.pointee.clock_reads = 0
    return parked.isSatisfied
  }

  /// Runs code of the app's on this thread, which is a helper and runs nothing else.
  func asAppThread(cause: UInt32, _ body: () -> Void) {
    inSurroundings {
      Self.$current.withValue(self) {
        let thread = vt_thread()
        mark(thread, at: timeline.nanoseconds)
        thread.pointee.cause = cause
        thread.pointee.is_in_job = true
        thread.pointee.is_in_app = true
        body()
      }
    }
  }

  /// Runs a block of the main queue on this thread.
  func run(_ work: BlockWork, _ thread: UnsafeMutablePointer<vt_thread_state>) {
    vt_main_actor_enter()
    thread.pointee.is_on_main_actor = true
    hold(work)
    vt_main_actor_leave()
  }

  /// Runs a block as its queue's work.
  fileprivate func hold(_ work: BlockWork) {
    let me = Unmanaged.passUnretained(work)
    vt_run_on_queue(work.queue.queue, work.isBarrier, me.toOpaque()) { Unmanaged<BlockWork>.fromOpaque($0!).takeUnretainedValue().run() }
    locked { work.queue.finish(&timeline) }
  }
}

/// One piece of work on a helper thread.
private final class HelperCall {
  private let scheduler: VirtualScheduler
  private let item: WorkItem

  init(scheduler: VirtualScheduler, item: WorkItem) {
    self.scheduler = scheduler
    self.item = item
  }

  func run() {
    // Nothing that is released with this call, perhaps the scheduler itself, finds the scheduler on this thread.
    defer { vt_thread().pointee = vt_thread_state() }
    scheduler.locked { scheduler.driver = vt_thread_number() }
    guard case .block(let work) = item.kind, !item.isMain else {
      return scheduler.inSurroundings { VirtualScheduler.$current.withValue(scheduler) { scheduler.performHere(item) } }
    }
    scheduler.asAppThread(cause: item.cause) { scheduler.hold(work) }
  }
}
