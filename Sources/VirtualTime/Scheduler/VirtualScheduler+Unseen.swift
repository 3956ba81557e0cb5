extension VirtualScheduler {
  /// What this scheduler does not see, and so cannot wait for in virtual time.
  public var unseenWork: UnseenWork {
    UnseenWork(
      isAllConcurrency: !captures,
      executors: locked {
        settleOwnExecutorUnlocked()
        return ownExecutors.isEmpty ? [] : ownExecutors.sorted()
      }, hasOutsideWork: locked { hasOutsideWork || !threads.away.isEmpty })
  }

  /// Whether there is anything that the scheduler does not see.
  var hasUnseenWork: Bool {
    !captures
      || locked {
        settleOwnExecutorUnlocked()
        return !ownExecutors.isEmpty
      }
  }

  /// Notes that a task of this scheduler goes to an executor of the app's own.
  func noteOwnExecutor(_ type: String) {
    locked {
      settleOwnExecutorUnlocked()
      latestOwnExecutor = type
    }
  }

  /// Notes that the code here hands something to a dispatch queue: the executor that was told of last gives its jobs to one, where they are seen.
  func noteDispatchUnlocked() { latestOwnExecutor = nil }

  private func settleOwnExecutorUnlocked() {
    if let type = latestOwnExecutor { ownExecutors.insert(type) }
    latestOwnExecutor = nil
  }
}
