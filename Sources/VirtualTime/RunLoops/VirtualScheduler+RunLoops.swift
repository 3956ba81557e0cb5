import CConcurrencyHooks

/// Support for Foundation's run loops.
///
/// The timers and blocks of the main run loop are main-actor work on the timeline. The timers and blocks of another run loop run while its thread runs the loop.
extension VirtualScheduler {
  // MARK: Timers

  /// Adds a timer, or returns `false` if the scheduler is no longer in use.
  func add(timer: UnsafeMutableRawPointer, to runLoop: UnsafeMutableRawPointer?) -> Bool {
    guard stk_time_timer_is_valid(timer) else { return true }
    let (cause, shown) = causesHere
    let isTaken = locked {
      guard !isShutDown else { return false }
      guard runLoops.timers[timer] == nil else { return true }
      let added = RunLoopTimer(timer, runLoop: runLoop, start: timeline.nanoseconds, due: stk_time_timer_due(timer, epoch.pointee.wall), cause: cause, shownCause: shown)
      runLoops.timers[timer] = added
      armUnlocked(added)
      return true
    }
    guard isTaken else { return false }
    RunLoopTimers.shared.add(timer, of: self)
    driveForTest()
    return true
  }

  private func armUnlocked(_ timer: RunLoopTimer) {
    timer.isAwaited = false
    guard timer.due < .max else { return }
    timer.number = timeline.add(after: timer.due - timeline.nanoseconds, interval: timer.interval, since: timer.interval > 0 ? timer.start : nil, timer.item)
  }

  private func disarmUnlocked(_ timer: RunLoopTimer) {
    timeline.remove(timer: timer.number) { if case .runLoop(let work) = $0 { work === timer } else { false } }
    timer.number = 0
  }

  /// Notes that a timer was invalidated or has a new fire date.
  func noteChange(of timer: UnsafeMutableRawPointer) {
    // Release the timer outside the lock, because releasing what it holds may run app code.
    var over: RunLoopTimer?
    locked {
      guard let known = runLoops.timers[timer] else { return }
      if !stk_time_timer_is_valid(timer) {
        over = runLoops.timers.removeValue(forKey: timer)
        disarmUnlocked(known)
        return
      }
      known.due = stk_time_timer_due(timer, epoch.pointee.wall)
      known.wasMoved = true
      guard !known.isFiring else { return }
      disarmUnlocked(known)
      armUnlocked(known)
      stk_time_lock_signal(lock)
    }
    if let over { RunLoopTimers.shared.remove(over.timer) } else { driveForTest() }
  }

  /// Fires a due timer, and rearms a repeating timer for the next multiple of its interval.
  func fire(_ timer: RunLoopTimer) {
    let isDue = locked {
      guard runLoops.timers[timer.timer] === timer else { return false }
      timer.isFiring = true
      timer.wasMoved = false
      timer.isAwaited = false
      if timer.runLoop != nil { disarmUnlocked(timer) }
      return true
    }
    guard isDue else { return }
    stk_time_timer_fire(timer.timer)
    let next: Int64? = locked {
      timer.isFiring = false
      guard runLoops.timers[timer.timer] === timer, timer.interval > 0 else { return nil }
      if !timer.wasMoved {
        let missed = max(0, timeline.nanoseconds - timer.due) / timer.interval
        timer.due = timer.due.addingSaturated(timer.interval.multipliedReportingOverflow(by: missed + 1).partialValue)
      }
      armUnlocked(timer)
      return timer.wasMoved ? nil : timer.due
    }
    if let next { stk_time_timer_set_due(timer.timer, next, epoch.pointee.wall) }
  }

  /// Invalidates all timers, because they don't outlive the app.
  func invalidateTimers() {
    // Release the blocks outside the lock, because releasing what they hold may run app code.
    let (timers, blocks) = locked {
      defer { runLoops.blocks = [:] }
      return (runLoops.timers.values.map(\.timer), runLoops.blocks)
    }
    for timer in timers { stk_time_timer_invalidate(timer) }
    withExtendedLifetime(blocks) {}
  }

  // MARK: Blocks

  func perform(_ block: stk_time_block, in runLoop: UnsafeMutableRawPointer?) {
    let (cause, shown) = causesHere
    let work = RunLoopBlock(block, cause: cause, shownCause: shown)
    locked {
      guard !isShutDown else { return }
      if let runLoop {
        runLoops.blocks[runLoop, default: []].append(work)
      } else {
        timeline.ready.append(work.item)
      }
      timeline.signal()
    }
    driveForTest()
  }

  // MARK: Running

  /// Returns whether a helper thread's run loop has nothing to wait for.
  func isEmpty(_ runLoop: UnsafeMutableRawPointer) -> Bool {
    locked { runLoops.isEmpty(runLoop) }
  }

  /// Runs a run loop of this thread until something has happened or the time is over.
  func run(_ runLoop: UnsafeMutableRawPointer?, timeout: Int64) {
    let thread = stk_time_thread()
    if let runLoop, thread.pointee.helper != nil { return runOnHelper(runLoop, timeout: timeout) }
    guard thread.pointee.is_in_app || thread.pointee.is_in_job else { return runLoopOfTest(timeout: timeout, stops: stk_time_run_loop_stops()) }
    if let helper = thread.pointee.helper {
      let turns = locked { timeline.turns }
      _ = park(helper, for: .runLoop, timeout: timeout, inRunLoop: true) { [self] in locked { timeline.turns != turns } }
      return
    }
    var isFirst = true
    _ = waitInApp(for: .runLoop, timeout: timeout, thread, inRunLoop: true) {
      defer { isFirst = false }
      return !isFirst
    }
  }

  private func runOnHelper(_ runLoop: UnsafeMutableRawPointer, timeout: Int64) {
    if runNext(in: runLoop) { return }
    _ = waitHere(for: .runLoop, timeout: timeout) { [self] in locked { runLoops.hasWork(in: runLoop, at: timeline.nanoseconds) } }
    _ = runNext(in: runLoop)
  }

  /// Notes that a timer on a thread's own run loop is due.
  func noteDue(_ work: RunLoopWork) {
    guard let timer = work as? RunLoopTimer else { return }
    locked { if runLoops.timers[timer.timer] === timer { timer.isAwaited = true } }
  }

  private func runNext(in runLoop: UnsafeMutableRawPointer) -> Bool {
    let work = locked { runLoops.takeNext(in: runLoop, at: timeline.nanoseconds) }
    work?.run(on: self)
    return work != nil
  }
}
