import Foundation

/// The child processes of a test case, which run in parallel while its tests check one after the other.
///
/// Most of them wait for a time limit or for the disk.
enum ChildProcesses {
  private static let state = State()

  /// Starts the runs of a test case, some at a time.
  ///
  /// There are more of them than processors, because most of them wait.
  ///
  /// A test can also use a run that wasn't started here. It then runs immediately.
  static func start(_ runs: [ChildProcess.Run]) {
    state.changed.withLock { state.waiting += runs }
    for _ in 0..<(2 * ProcessInfo.processInfo.activeProcessorCount + 2) { Thread.detachNewThread { state.work() } }
  }

  /// Drops the runs that haven't started, and waits for the others.
  static func finish() {
    state.changed.withLock {
      state.waiting = []
      while !state.underWay.isEmpty { state.changed.wait() }
      state.results = [:]
    }
  }

  /// Waits for the end of a run and returns its result, or returns `nil` if the run wasn't started.
  static func result(of run: ChildProcess.Run) -> Result<ChildProcess, any Error>? {
    state.changed.withLock {
      if let index = state.waiting.firstIndex(of: run) { state.waiting.insert(state.waiting.remove(at: index), at: 0) }
      while state.waiting.contains(run) || state.underWay.contains(run) { state.changed.wait() }
      return state.results[run]
    }
  }

  private final class State: @unchecked Sendable {
    let changed = NSCondition()
    var waiting: [ChildProcess.Run] = []
    var underWay: Set<ChildProcess.Run> = []
    var results: [ChildProcess.Run: Result<ChildProcess, any Error>] = [:]

    func work() {
      while let run = next() {
        let result = Result { try ChildProcess(running: run) }
        changed.withLock {
          underWay.remove(run)
          results[run] = result
          changed.broadcast()
        }
      }
    }

    private func next() -> ChildProcess.Run? {
      changed.withLock {
        guard !waiting.isEmpty else { return nil }
        let run = waiting.removeFirst()
        underWay.insert(run)
        return run
      }
    }
  }
}
