extension RowStore {
  /// Adds an object that is notified of each commit.
  ///
  /// The store holds the object weakly.
  func addListener(_ listener: any StoreListener) { state.withLock { $0.deliveries.addListener(listener) } }

  /// Removes a listener.
  ///
  /// A notification on another thread may still follow.
  func removeListener(_ listener: any StoreListener) { state.withLock { $0.deliveries.removeListener(listener) } }

  /// Notifies the listeners of the commits that were made.
  ///
  /// One thread at a time notifies, in the order of the commits. If another thread or a listener commits during this, it leaves the notification to the first thread.
  func deliverCommits() {
    guard state.withLock({ $0.deliveries.begin() }) else { return }
    // The listeners are released outside the lock, because they may use the store when they're deallocated.
    while let (commit, listeners) = state.withLock({ $0.deliveries.next() }) {
      for listener in listeners { listener.storeDidCommit(commit) }
    }
  }
}

/// The commits whose listeners aren't notified yet.
struct CommitDeliveries: Sendable {
  private struct WeakListener: Sendable {
    weak var listener: (any StoreListener)?
  }

  private var listeners: [WeakListener] = []
  private var pending: [StoreCommit] = []
  private var isDelivering = false

  mutating func addListener(_ listener: any StoreListener) {
    removeListener(listener)
    listeners.append(WeakListener(listener: listener))
  }

  mutating func removeListener(_ listener: any StoreListener) { listeners.removeAll { $0.listener == nil || $0.listener === listener } }

  mutating func add(_ commit: StoreCommit) { if !listeners.isEmpty { pending.append(commit) } }

  /// Returns whether the caller has to notify.
  mutating func begin() -> Bool {
    if isDelivering || pending.isEmpty { return false }
    isDelivering = true
    return true
  }

  /// Returns the next commit and its listeners, or `nil` if there isn't one and the caller is done.
  mutating func next() -> (commit: StoreCommit, listeners: [any StoreListener])? {
    if pending.isEmpty {
      isDelivering = false
      return nil
    }
    return (pending.removeFirst(), listeners.compactMap(\.listener))
  }
}
