import CConcurrencyHooks

/// Threads in calls that aren't intercepted.
///
/// Such a thread gives up its turn and then continues by itself: at the same time as other threads, but before the clock moves.
extension VirtualScheduler {
  /// Runs a closure that examines or takes back waiting and away threads, on one thread at a time.
  ///
  /// A thread that is away examines waiting threads at the same time as the driving thread. The values that a condition reads are on the waiting thread's
  /// stack until that thread continues. The caller must not hold a lock.
  func noticing<Result>(_ body: () -> Result) -> Result {
    stk_time_lock_acquire(noticeLock)
    defer { stk_time_lock_release(noticeLock) }
    return body()
  }

  /// Removes a thread from the waiting threads, and returns whether it was waiting.
  ///
  /// If it was, the count of waits is decremented.
  @discardableResult
  func unpark(_ parked: ParkedThread) -> Bool { unparkFirst { $0 === parked } != nil }

  /// Removes and returns the first waiting thread that satisfies a condition.
  ///
  /// If there is one, the count of waits is decremented.
  ///
  /// The condition is evaluated with the lock held.
  func unparkFirst(where condition: (ParkedThread) -> Bool) -> ParkedThread? {
    let parked = locked { threads.unparkFirst(where: condition) }
    if parked != nil { stk_time_count_waits(-1) }
    return parked
  }

  /// Records the state of a helper thread after its turn.
  func note(_ progress: stk_time_helper_progress, of helper: OpaquePointer, cause: UInt32, taskID: UInt64) {
    switch progress {
    case stk_time_helper_is_over: putBack(helper)
    case stk_time_helper_is_away:
      noticing {
        locked {
          threads.leave(BlockedThread(helper: helper, cause: cause, taskID: taskID, since: timeline.nanoseconds))
          mayHaveOutsideWork = true
        }
      }
    default: break
    }
  }

  /// Takes back the threads that have ended or reached an intercepted wait.
  ///
  /// Call this inside ``noticing(_:)``.
  func noticeReturns() {
    for thread in locked({ threads.away }) {
      let progress = stk_time_helper_look(thread.helper)
      guard progress != stk_time_helper_is_away else { continue }
      locked { threads.takeBack(thread.helper) }
      if progress == stk_time_helper_is_over { putBack(thread.helper) }
    }
  }

  /// Waits in real time for away threads that run again, and returns whether there were any.
  func waitForReturns() -> Bool {
    let grace = outsideWorkGrace
    let away = locked {
      let away = threads.blockedThreads(at: timeline.nanoseconds, grace: grace)
      // Retain the helpers, because another thread may take one back and free it during the wait.
      for thread in away { stk_time_helper_retain(thread.helper) }
      return away
    }
    guard !away.isEmpty else { return false }
    defer { for thread in away { stk_time_helper_release(thread.helper) } }
    var hasRun = false
    for thread in away {
      var wasBlocked = false
      var spent: Int64 = 0
      let progress = stk_time_helper_wait(thread.helper, &wasBlocked, &spent)
      locked { threads.noteRun(of: spent) }
      if !wasBlocked { hasRun = true }
      // Expect more outside work, because the thread has run and may have started some.
      if !wasBlocked, progress == stk_time_helper_is_away { noteOutsideWork() }
    }
    if hasRun { noticeEndsOfWaits() }
    return hasRun
  }

  // MARK: The limit

  /// Returns a free helper thread, or `nil` if the limit is reached.
  ///
  /// As in libdispatch, the number of threads is limited. Further work waits until a thread is free.
  func takeHelper() -> OpaquePointer? {
    guard locked({ threads.countInUse < threadLimit }), let helper = stk_time_helper_take() else { return nil }
    locked { threads.use(helper) }
    return helper
  }

  /// Returns an ended thread to the pool, and makes work ready that waited for a thread.
  private func putBack(_ helper: OpaquePointer) {
    stk_time_helper_put(helper)
    locked { if let item = threads.release(helper) { timeline.ready.append(item) } }
  }

  /// Reports, once, work that no thread is left for.
  ///
  /// The caller must have found that nothing else is pending.
  func tellShortageOfThreads() {
    let shortage: SchedulingProblem? = locked {
      guard let first = threads.takeShortage() else { return nil }
      return .noThreadLeft(
        cause: timeline.causes[first.shownCause], count: threads.countInUse, isLimit: threads.countInUse >= threadLimit,
        waiting: threads.namesOfParked(timeline.causes) + threads.namesOfBlocked(timeline.causes))
    }
    if let shortage { report(shortage) }
  }
}
