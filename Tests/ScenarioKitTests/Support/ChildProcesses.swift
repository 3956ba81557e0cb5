import Foundation

/// The children of a test case, which run side by side while its tests look at one after the other.
///
/// Most of them wait, for a time limit or for the disk.
enum ChildProcesses {
  private static let state = State()

  /// Begins with the runs that the tests of a test case will look at, some at a time: more than there are processors, as most of them wait.
  ///
  /// A run that is looked at and was not begun here runs then.
  static func start(_ runs: [ChildProcess.Run]) {
    state.changed.withLock { state.waiting += runs }
    for _ in 0..<(2 * ProcessInfo.processInfo.activeProcessorCount + 2) { Thread.detachNewThread { state.work() } }
  }

  /// Gives up what has not begun, and waits for the rest.
  static func finish() {
    state.changed.withLock {
      state.waiting = []
      while !state.underWay.isEmpty { state.changed.wait() }
      state.results = [:]
    }
  }

  /// Waits for the end of a run; `nil` for one that was not started.
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
