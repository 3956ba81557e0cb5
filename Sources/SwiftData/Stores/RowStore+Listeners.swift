extension RowStore {
  /// Adds an object that is notified of each commit.
  ///
  /// The store holds the object weakly.
  func addListener(_ listener: any StoreListener) { state.withLock { $0.listeners.add(listener) } }

  /// Removes a listener.
  func removeListener(_ listener: any StoreListener) { state.withLock { $0.listeners.remove(listener) } }
}

/// The objects that are notified of a store's commits.
struct StoreListeners: Sendable {
  private struct WeakListener: Sendable {
    weak var listener: (any StoreListener)?
  }

  private var listeners: [WeakListener] = []

  mutating func add(_ listener: any StoreListener) {
    remove(listener)
    listeners.append(WeakListener(listener: listener))
  }

  mutating func remove(_ listener: any StoreListener) { listeners.removeAll { $0.listener == nil || $0.listener === listener } }

  func notify(_ commit: StoreCommit) { for listener in listeners { listener.listener?.storeDidCommit(commit) } }
}
