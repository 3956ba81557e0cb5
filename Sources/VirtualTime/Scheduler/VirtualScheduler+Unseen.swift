extension VirtualScheduler {
  /// The work that this scheduler can't see, and therefore can't wait for in virtual time.
  public var unseenWork: UnseenWork {
    UnseenWork(
      isAllConcurrency: !captures,
      executors: locked {
        settleOwnExecutorUnlocked()
        return ownExecutors.isEmpty ? [] : ownExecutors.sorted()
      }, hasOutsideWork: locked { hasOutsideWork || !threads.away.isEmpty })
  }

  /// Whether there is concurrency that the scheduler can't see.
  var hasUnseenWork: Bool {
    !captures
      || locked {
        settleOwnExecutorUnlocked()
        return !ownExecutors.isEmpty
      }
  }

  /// Notes that a task of this scheduler goes to one of the app's custom executors.
  func noteOwnExecutor(_ type: String) {
    locked {
      settleOwnExecutorUnlocked()
      latestOwnExecutor = type
    }
  }

  /// Notes that the calling code submits something to a dispatch queue.
  ///
  /// This means that the custom executor noted last runs its jobs on a dispatch queue, which the scheduler sees.
  func noteDispatchUnlocked() { latestOwnExecutor = nil }

  private func settleOwnExecutorUnlocked() {
    if let type = latestOwnExecutor { ownExecutors.insert(type) }
    latestOwnExecutor = nil
  }
}
