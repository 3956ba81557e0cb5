import CConcurrencyHooks

/// Threads that wait for what is not caught hand the turn back, and go on by themselves: beside the others, but before the clock moves.
extension VirtualScheduler {
  /// Looks at threads that wait or are away, and takes them back: on one thread at a time.
  ///
  /// A thread that is away does so beside the one that drives. What a condition looks at lies on the stack of the thread that waits, and is there until
  /// that goes on. The caller holds no lock.
  func noticing<Result>(_ body: () -> Result) -> Result {
    vt_lock_acquire(noticeLock)
    defer { vt_lock_release(noticeLock) }
    return body()
  }

  /// Takes a thread from those that wait, and from the count of waits; returns whether it was one of them.
  @discardableResult
  func unpark(_ parked: ParkedThread) -> Bool { unparkFirst { $0 === parked } != nil }

  /// Takes the first thread for which a condition holds from those that wait, and from the count of waits; the condition is asked with the lock held.
  func unparkFirst(where condition: (ParkedThread) -> Bool) -> ParkedThread? {
    let parked = locked { threads.unparkFirst(where: condition) }
    if parked != nil { vt_count_waits(-1) }
    return parked
  }

  /// Takes note of what has become of a helper thread.
  func note(_ progress: vt_helper_progress, of helper: OpaquePointer, cause: UInt32, taskID: UInt64) {
    switch progress {
    case vt_helper_is_over: putBack(helper)
    case vt_helper_is_away:
      noticing {
        locked {
          threads.leave(AwayThread(helper: helper, cause: cause, taskID: taskID, since: timeline.nanoseconds))
          mayHaveOutsideWork = true
        }
      }
    default: break
    }
  }

  /// Takes back the threads that are over or have come to a wait that is caught; while ``noticing(_:)``.
  func noticeReturns() {
    for thread in locked({ threads.away }) {
      let progress = vt_helper_look(thread.helper)
      guard progress != vt_helper_is_away else { continue }
      locked { threads.takeBack(thread.helper) }
      if progress == vt_helper_is_over { putBack(thread.helper) }
    }
  }

  /// Waits in real time for threads that were away and run again; returns whether there were any.
  func waitForReturns() -> Bool {
    let grace = outsideWorkGrace
    let away = locked {
      let away = threads.awayThreads(at: timeline.nanoseconds, grace: grace)
      // Another thread may take one of them back meanwhile.
      for thread in away { vt_helper_retain(thread.helper) }
      return away
    }
    guard !away.isEmpty else { return false }
    defer { for thread in away { vt_helper_release(thread.helper) } }
    var hasRun = false
    for thread in away {
      var wasBlocked = false
      var spent: Int64 = 0
      let progress = vt_helper_wait(thread.helper, &wasBlocked, &spent)
      locked { threads.noteRun(of: spent) }
      if !wasBlocked { hasRun = true }
      // It has done something, and may have left more to do outside.
      if !wasBlocked, progress == vt_helper_is_away { noteOutsideWork() }
    }
    if hasRun { noticeEndsOfWaits() }
    return hasRun
  }

  // MARK: The limit

  /// Takes a helper thread that is free; `nil` where there are as many as there may be.
  ///
  /// As with libdispatch's threads there is a limit, beyond which work waits until a thread is free.
  func takeHelper() -> OpaquePointer? {
    guard locked({ threads.countInUse < threadLimit }), let helper = vt_helper_take() else { return nil }
    locked { threads.use(helper) }
    return helper
  }

  /// Gives a thread back that is over, and makes what has waited for it ready.
  private func putBack(_ helper: OpaquePointer) {
    vt_helper_put(helper)
    locked { if let item = threads.release(helper) { timeline.ready.append(item) } }
  }

  /// Tells, once, of work that no thread is left for; the caller has found that nothing else is pending.
  func tellShortageOfThreads() {
    let shortage: SchedulingProblem? = locked {
      guard let first = threads.takeShortage() else { return nil }
      return .noThreadLeft(
        cause: timeline.causes[first.shownCause], count: threads.countInUse, isLimit: threads.countInUse >= threadLimit,
        waiting: threads.namesOfParked(timeline.causes) + threads.namesOfAway(timeline.causes))
    }
    if let shortage { report(shortage) }
  }
}
