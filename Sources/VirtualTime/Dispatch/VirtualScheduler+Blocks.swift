import CConcurrencyHooks
import CTestProcess

/// Blocks that captured code submits to dispatch queues.
extension VirtualScheduler {
  func async(_ block: stk_time_block, on queue: UnsafeMutableRawPointer, isBarrier: Bool, group: UnsafeMutableRawPointer?) {
    let (cause, shown) = causesHere
    let isTaken = locked {
      guard !isShutDown else { return false }
      noteDispatchUnlocked()
      let work = BlockWork(block, queue: queues.state(of: queue), isBarrier: isBarrier, group: group, cause: cause, shownCause: shown)
      work.submit(&timeline)
      return true
    }
    if isTaken { return driveForTest() }
    stk_time_block_release(block)
    if let group { stk_time_group_leave(group) }
  }

  func async(_ block: stk_time_block, on queue: UnsafeMutableRawPointer, after delay: Int64) {
    let isBarrier = block.isBarrier
    guard delay > 0 else { return async(block, on: queue, isBarrier: isBarrier, group: nil) }
    // Release a block with an infinite delay, because it never runs.
    guard delay < .max else { return stk_time_block_release(block) }
    let (cause, shown) = causesHere
    let isTaken = locked {
      guard !isShutDown else { return false }
      let work = BlockWork(block, queue: queues.state(of: queue), isBarrier: isBarrier, cause: cause, shownCause: shown)
      _ = timeline.add(after: delay, WorkItem(kind: .block(work), category: .delayedBlock, taskID: 0, cause: cause, shownCause: shown))
      return true
    }
    if isTaken { driveForTest() } else { stk_time_block_release(block) }
  }

  /// Runs a block as a queue's work when its turn comes, and returns after the block has run.
  func sync(_ block: stk_time_block, on queue: UnsafeMutableRawPointer, isBarrier: Bool) {
    let thread = stk_time_thread()
    // Read both values under one lock, because another thread that uses the queue while it's idle updates its description.
    let (state, isMain) = locked {
      let state = queues.state(of: queue)
      return (state, state.isMain)
    }
    guard !isHeld(queue, thread) else {
      report(.waitsForItself(queue: nameOfQueue(state), cause: shownCauseHere))
      return stk_time_block_run(block)
    }
    if isMain { return syncOnMain(block, state) }
    // Run work of the test library without a turn, because threads that wait for a turn drive the scheduler, and the library's threads would wait for each other.
    if locked({ state.isOfTestLibrary && state.isIdle }) { return run(block, on: queue, isBarrier: isBarrier) }
    let turn = QueueTurn(isBarrier: isBarrier)
    let isGranted = locked {
      state.submit(.turn(turn), &timeline)
      return turn.isGranted
    }
    if !isGranted, !waitHere(for: .other("the queue “\(state.label)”"), timeout: .max, until: { [self] in locked { turn.isGranted } }) {
      locked { state.withdraw(turn) }
      return stk_time_block_run(block)
    }
    run(block, on: queue, isBarrier: isBarrier)
    locked { state.finish(&timeline) }
    noticeEndsOfWaits()
  }

  /// Reports code that doesn't run where its `dispatchPrecondition` requires.
  func reportFailure(of precondition: stk_time_precondition, on queue: UnsafeMutableRawPointer) {
    report(.isOnWrongQueue(precondition, queue: nameOfQueue(locked { queues.state(of: queue) }), cause: shownCauseHere))
  }

  private func nameOfQueue(_ state: QueueState) -> String { state.queue == stk_time_main_queue() ? "the main queue" : "the queue “\(locked { state.label })”" }

  private func run(_ block: stk_time_block, on queue: UnsafeMutableRawPointer, isBarrier: Bool) {
    withUnsafePointer(to: block) { block in
      stk_time_run_on_queue(queue, isBarrier, UnsafeMutableRawPointer(mutating: block)) { stk_time_block_run($0!.assumingMemoryBound(to: stk_time_block.self).pointee) }
    }
  }

  private func syncOnMain(_ block: stk_time_block, _ main: QueueState) {
    let call = CallOnMain()
    let once = CalledOnce { [self] in
      guard locked({ call.begin() }) else { return }
      stk_time_block_run(block)
      locked { call.isOver = true }
    }
    let (cause, shown) = causesHere
    let submitted = stk_time_block(context: Unmanaged.passRetained(once).toOpaque()) { Unmanaged<CalledOnce>.fromOpaque($0!).takeRetainedValue().call() }
    locked { BlockWork(submitted, queue: main, cause: cause, shownCause: shown).submit(&timeline) }
    if waitHere(for: .other("the main queue"), timeout: .max, until: { [self] in locked { call.isOver } }) { return }
    // Don't return before the block has run, because it's on the caller's stack. Run it here if it hasn't started. Otherwise, wait until it ends.
    if locked({ call.begin() }) { return stk_time_block_run(block) }
    stk_process_begin_waiting()
    while !locked({ call.isOver }) { stk_time_pause(1_000_000) }
    stk_process_end_waiting()
  }

  /// Returns whether this thread runs work of a queue and would therefore wait for itself in the queue.
  private func isHeld(_ queue: UnsafeMutableRawPointer, _ thread: UnsafeMutablePointer<stk_time_thread_state>) -> Bool {
    if queue == stk_time_main_queue() {
      return thread.pointee.is_in_job ? thread.pointee.is_on_main_actor : stk_time_is_main_thread()
    }
    var held = thread.pointee.held_queues
    while let here = held {
      var each: UnsafeMutableRawPointer? = here.pointee.queue
      while let queueHere = each {
        if queueHere == queue {
          return locked {
            let state = queues.state(of: queue)
            // If a barrier block is running, it's this thread's block, because nothing else on the queue runs at the same time.
            return state.isSerial || state.isBarrierRunning
          }
        }
        each = stk_time_describe_queue(queueHere).target
      }
      held = here.pointee.outer
    }
    return false
  }

  // MARK: Groups and work items

  func notify(of group: UnsafeMutableRawPointer, _ block: stk_time_block, on queue: UnsafeMutableRawPointer) {
    let (cause, shown) = causesHere
    let isTaken = locked {
      guard !isShutDown else { return false }
      stk_time_dispatch_retain(group)
      let work = BlockWork(block, queue: queues.state(of: queue), cause: cause, shownCause: shown)
      queues.groupNotifications.append((group, work))
      return true
    }
    guard isTaken else { return stk_time_block_release(block) }
    stk_time_count_waits(1)
    noticeEndsOfWaits()
    driveForTest()
  }

  func notify(ofBlock block: UnsafeMutableRawPointer, _ notification: stk_time_block, on queue: UnsafeMutableRawPointer) {
    let (cause, shown) = causesHere
    follow(block: block, by: 1)
    let work = locked {
      queues.blockNotifications += 1
      return BlockWork(notification, queue: queues.state(of: queue), cause: cause, shownCause: shown)
    }
    // Don't retain the scheduler, because the block keeps this closure alive and may never run.
    let submission = CalledOnce { [weak self] in
      guard let self else { return }
      follow(block: block, by: -1)
      locked {
        queues.blockNotifications -= 1
        if !isShutDown { work.submit(&timeline) }
      }
    }
    stk_time_notify_when_block_is_over(block, Unmanaged.passRetained(submission).toOpaque()) {
      Unmanaged<CalledOnce>.fromOpaque($0).takeRetainedValue().call()
    }
    noticeEndsOfWaits()
  }

  func suspend(_ queue: UnsafeMutableRawPointer, by change: Int32) {
    locked { queues.state(of: queue).suspend(by: Int(change), &timeline) }
  }

  /// Notes that a work item was canceled.
  func cancel(block: UnsafeMutableRawPointer) { locked { queues.cancelled.cancel(block, &timeline) } }

  /// Notes that something started or stopped waiting for a work item.
  func follow(block: UnsafeMutableRawPointer, by change: Int) { locked { queues.cancelled.follow(block, by: change, &timeline) } }

  /// Makes work ready whose wait is over, such as a wait for a semaphore, a group, or a condition.
  func noticeEndsOfWaits() {
    let (hasNotifications, hasWaits, hasBlocked) = locked {
      (queues.blockNotifications > 0, !(threads.parked.isEmpty && queues.groupNotifications.isEmpty), !threads.away.isEmpty)
    }
    if hasNotifications { stk_time_flush_block_notifications() }
    guard hasBlocked || hasWaits else { return }
    let emptied = noticing {
      if hasBlocked { noticeReturns() }
      noticeParked()
      return takeEmptyGroups()
    }
    for (group, work) in emptied {
      locked { work.submit(&timeline) }
      stk_time_count_waits(-1)
      stk_time_dispatch_release(group)
    }
  }

  private func noticeParked() {
    // Handle only threads that are still parked, because a thread whose endless wait was reported has already continued.
    for parked in locked({ threads.parked }) where parked.check() && unpark(parked) {
      locked {
        // Don't add the thread twice. It's already ready if its timeout is due at this instant.
        if parked.isReady { return }
        parked.isReady = true
        _ = timeline.timers.cancel(parked.timer)
        timeline.ready.append(WorkItem(kind: .thread(parked), category: .block, taskID: 0, cause: parked.cause, shownCause: parked.cause))
      }
    }
  }

  private func takeEmptyGroups() -> [DispatchQueues.GroupNotification] {
    let waiting = locked { queues.groupNotifications }
    if waiting.isEmpty { return [] }
    let empty = waiting.filter { stk_time_group_is_empty($0.group) }
    if empty.isEmpty { return [] }
    locked { queues.take(empty) }
    return empty
  }
}

/// A block on the main queue that a thread waits for.
///
/// The scheduler's lock guards it.
private final class CallOnMain {
  private var hasBegun = false
  var isOver = false

  /// Marks the block as started, and returns whether it hadn't started before.
  func begin() -> Bool {
    defer { hasBegun = true }
    return !hasBegun
  }
}

extension stk_time_block {
  /// Whether this is the block of a work item with the barrier flag.
  var isBarrier: Bool {
    guard function == nil, let context else { return false }
    return stk_time_is_barrier_block(context)
  }

  /// Returns a block that calls a closure once.
  static func calling(_ closure: @escaping () -> Void) -> stk_time_block {
    stk_time_block(context: Unmanaged.passRetained(CalledOnce(closure)).toOpaque()) { Unmanaged<CalledOnce>.fromOpaque($0!).takeRetainedValue().call() }
  }
}

/// A closure for C code that is called once.
private final class CalledOnce {
  private var closure: (() -> Void)?

  init(_ closure: @escaping () -> Void) {
    self.closure = closure
  }

  func call() {
    closure?()
    closure = nil
  }
}
