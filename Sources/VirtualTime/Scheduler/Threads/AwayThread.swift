import CConcurrencyHooks

/// A helper thread that waits for something which is not caught, such as a lock of another library's or a call of the kernel's.
struct AwayThread {
  let helper: OpaquePointer
  let cause: UInt32
  /// The task whose job it runs, 0 for none.
  let taskID: UInt64
  /// When it was left alone, in nanoseconds of virtual time.
  let since: Int64
}

/// The helper threads that are away; the scheduler's lock guards them.
struct AwayThreads {
  var all: [AwayThread] = []
  /// How long, in nanoseconds, they have run at an instant of the clock.
  var spent: Int64 = 0
  var instant: Int64 = 0
}

/// Threads that wait for what is not caught hand the turn back, and go on by themselves: beside the others, but before the clock moves.
extension VirtualScheduler {
  /// Takes note of what has become of a helper thread.
  func note(_ progress: vt_helper_progress, of helper: OpaquePointer, cause: UInt32, taskID: UInt64) {
    switch progress {
    case vt_helper_is_over: putBack(helper)
    case vt_helper_is_away:
      noticing {
        locked {
          awayThreads.all.append(AwayThread(helper: helper, cause: cause, taskID: taskID, since: nanoseconds))
          mayHaveOutsideWork = true
        }
      }
    default: break
    }
  }

  /// Takes back the threads that are over or have come to a wait that is caught; while ``noticing(_:)``.
  func noticeReturns() {
    for thread in locked({ awayThreads.all }) {
      let progress = vt_helper_look(thread.helper)
      guard progress != vt_helper_is_away else { continue }
      locked { awayThreads.all.removeAll { $0.helper == thread.helper } }
      if progress == vt_helper_is_over { putBack(thread.helper) }
    }
  }

  /// Waits in real time for threads that were away and run again; returns whether there were any.
  ///
  /// At one instant of the clock they may run as long as work outside has its grace.
  func waitForReturns() -> Bool {
    let grace = outsideWorkGrace
    let threads: [AwayThread] = locked {
      if awayThreads.instant != nanoseconds { (awayThreads.instant, awayThreads.spent) = (nanoseconds, 0) }
      guard awayThreads.spent <= grace else { return [] }
      // Another thread may take one of them back meanwhile.
      for thread in awayThreads.all { vt_helper_retain(thread.helper) }
      return awayThreads.all
    }
    guard !threads.isEmpty else { return false }
    defer { for thread in threads { vt_helper_release(thread.helper) } }
    var hasRun = false
    for thread in threads {
      var wasBlocked = false
      var spent: Int64 = 0
      let progress = vt_helper_wait(thread.helper, &wasBlocked, &spent)
      locked { awayThreads.spent += spent }
      if !wasBlocked { hasRun = true }
      // It has done something, and may have left more to do outside.
      if !wasBlocked, progress == vt_helper_is_away { noteOutsideWork() }
    }
    if hasRun { noticeEndsOfWaits() }
    return hasRun
  }

  /// Shows a new time to the threads that are away; the caller holds the lock.
  func showTimeToAwayThreadsUnlocked() {
    for thread in awayThreads.all { vt_helper_show_time(thread.helper, nanoseconds) }
  }
}
