/// What a scheduler knows about run loops; its lock guards it.
struct RunLoopState {
  /// The timers that it keeps.
  var timers: [UnsafeMutableRawPointer: RunLoopTimer] = [:]
  /// The blocks for run loops of helper threads, which run them only while they run.
  var blocks: [UnsafeMutableRawPointer: [RunLoopBlock]] = [:]
  /// Whether repeating timers that are overdue stay so for a while.
  var isPuttingOff = false
  /// Whether the innermost wait of main-actor code is in a run loop, which goes on with its timers and blocks.
  var isMainWaiting = false

  /// Whether a run loop of a helper thread has nothing to wait for.
  func isEmpty(_ runLoop: UnsafeMutableRawPointer) -> Bool {
    blocks[runLoop, default: []].isEmpty && !timers.values.contains { $0.runLoop == runLoop }
  }

  func hasWork(in runLoop: UnsafeMutableRawPointer, at instant: Int64) -> Bool {
    !blocks[runLoop, default: []].isEmpty || timers.values.contains { $0.runLoop == runLoop && isDue($0, at: instant) }
  }

  /// Takes the first block of a run loop of a helper thread, or else finds its timer that was due first.
  mutating func takeNext(in runLoop: UnsafeMutableRawPointer, at instant: Int64) -> RunLoopWork? {
    if var blocks = self.blocks.removeValue(forKey: runLoop), !blocks.isEmpty {
      let first = blocks.removeFirst()
      if !blocks.isEmpty { self.blocks[runLoop] = blocks }
      return first
    }
    return timers.values.filter { $0.runLoop == runLoop && isDue($0, at: instant) }.min { $0.due < $1.due }
  }

  /// Whether a thread's run loop fires a timer now: a repeating one that is put off stays where it is.
  private func isDue(_ timer: RunLoopTimer, at instant: Int64) -> Bool {
    !timer.isFiring && (timer.isAwaited || (timer.due <= instant && !(timer.interval > 0 && isPuttingOff)))
  }

  /// Forgets when the timers of threads' run loops are due.
  func dropTimersOfThreads() {
    for timer in timers.values where timer.runLoop != nil && !timer.isAwaited { timer.due = .max }
  }
}
