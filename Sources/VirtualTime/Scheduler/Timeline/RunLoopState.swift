/// A scheduler's run loop state.
///
/// The scheduler's lock guards it.
struct RunLoopState {
  /// The timers on run loops.
  var timers: [UnsafeMutableRawPointer: RunLoopTimer] = [:]
  /// The blocks for helper threads' run loops, which run blocks only while the threads run the loops.
  var blocks: [UnsafeMutableRawPointer: [RunLoopBlock]] = [:]
  /// Whether overdue repeating timers are postponed for now.
  var isPuttingOff = false
  /// Whether the innermost wait of main-actor code is in a run loop.
  ///
  /// Such a run loop continues to run its timers and blocks.
  var isMainWaiting = false

  /// Returns whether a helper thread's run loop has nothing to wait for.
  func isEmpty(_ runLoop: UnsafeMutableRawPointer) -> Bool {
    blocks[runLoop, default: []].isEmpty && !timers.values.contains { $0.runLoop == runLoop }
  }

  func hasWork(in runLoop: UnsafeMutableRawPointer, at instant: Int64) -> Bool {
    !blocks[runLoop, default: []].isEmpty || timers.values.contains { $0.runLoop == runLoop && isDue($0, at: instant) }
  }

  /// Returns the next work of a helper thread's run loop.
  ///
  /// This is the first block, which is removed, or else the timer that was due first.
  mutating func takeNext(in runLoop: UnsafeMutableRawPointer, at instant: Int64) -> RunLoopWork? {
    if var blocks = self.blocks.removeValue(forKey: runLoop), !blocks.isEmpty {
      let first = blocks.removeFirst()
      if !blocks.isEmpty { self.blocks[runLoop] = blocks }
      return first
    }
    return timers.values.filter { $0.runLoop == runLoop && isDue($0, at: instant) }.min { $0.due < $1.due }
  }

  /// Returns whether a thread's run loop fires a timer now.
  ///
  /// A postponed repeating timer isn't due.
  private func isDue(_ timer: RunLoopTimer, at instant: Int64) -> Bool {
    !timer.isFiring && (timer.isAwaited || (timer.due <= instant && !(timer.interval > 0 && isPuttingOff)))
  }

  /// Clears the fire times of timers on threads' run loops.
  func dropTimersOfThreads() {
    for timer in timers.values where timer.runLoop != nil && !timer.isAwaited { timer.due = .max }
  }
}
