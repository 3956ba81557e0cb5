import CConcurrencyHooks

/// Work that runs on helper threads, one at a time, while the thread that drives the scheduler waits for it.
extension VirtualScheduler {
  /// Runs work on a helper thread, until it is over or waits for something.
  func performOnHelper(_ item: WorkItem) {
    let helper = vt_helper_take()
    let call = HelperCall(scheduler: self, item: item)
    let me = vt_thread_number()
    let isOver = vt_helper_run(helper, { Unmanaged<HelperCall>.fromOpaque($0).takeRetainedValue().run() }, Unmanaged.passRetained(call).toOpaque())
    locked { driver = me }
    if isOver { vt_helper_put(helper) }
  }

  /// Lets a helper thread go on.
  func resume(_ parked: ParkedThread) {
    let me = vt_thread_number()
    // At the end of its time it may find what it waited for.
    if !parked.isSatisfied {
      _ = parked.check()
      locked { parkedThreads.removeAll { $0 === parked } }
      vt_count_waits(-1)
    }
    let isOver = vt_helper_resume(parked.helper)
    locked { driver = me }
    if isOver { vt_helper_put(parked.helper) }
  }

  /// Waits on a helper thread, while the others go on.
  func park(_ helper: OpaquePointer, for name: String, timeout: Int64, until condition: @escaping () -> Bool) -> Bool {
    let parked = ParkedThread(helper: helper, name: name, cause: causeHere, condition: condition)
    locked {
      parkedThreads.append(parked)
      guard timeout < .max else { return }
      parked.due = nanoseconds.addingSaturated(timeout)
      parked.timer = addTimer(after: timeout, WorkItem(kind: .thread(parked), category: .sleep, taskID: 0, cause: parked.cause, shownCause: parked.cause))
    }
    vt_count_waits(1)
    vt_helper_park(helper)
    let thread = vt_thread()
    locked { driver = vt_thread_number() }
    refreshClock(thread)
    // One that goes on before its time, at the end of a test, sees its time come: a sleep looks at the clock when it wakes.
    if !parked.isSatisfied, let due = parked.due { thread.pointee.clock_offset = max(thread.pointee.clock_offset, due) }
    thread.pointee.clock_reads = 0
    return parked.isSatisfied
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
    locked { finishUnlocked(work.queue) }
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
    scheduler.locked { scheduler.driver = vt_thread_number() }
    scheduler.inSurroundings { runInSurroundings() }
  }

  private func runInSurroundings() {
    VirtualScheduler.$current.withValue(scheduler) {
      guard case .block(let work) = item.kind else { return scheduler.performHere(item) }
      let thread = vt_thread()
      scheduler.mark(thread, at: scheduler.nanoseconds)
      thread.pointee.cause = item.cause
      thread.pointee.is_in_job = true
      thread.pointee.is_in_app = true
      scheduler.hold(work)
    }
  }
}
