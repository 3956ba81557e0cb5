import CConcurrencyHooks

/// The helper threads of a scheduler; its lock guards them.
struct HelperThreads {
  /// Those that run something, or wait in the middle of it.
  fileprivate var inUse: Set<OpaquePointer> = []
  /// What waits until one of them is free, in order.
  fileprivate(set) var heldBack: [WorkItem] = []
  /// Whether the test was told that they are used up.
  fileprivate var isShortageTold = false
}

/// As with libdispatch's threads there is a limit, beyond which work waits until a thread is free.
extension VirtualScheduler {
  /// Takes a helper thread that is free; `nil` where there are as many as there may be.
  func takeHelper() -> OpaquePointer? {
    guard locked({ helperThreads.inUse.count < threadLimit }), let helper = vt_helper_take() else { return nil }
    locked { _ = helperThreads.inUse.insert(helper) }
    return helper
  }

  /// Gives a thread back that is over, and makes what has waited for it ready.
  func putBack(_ helper: OpaquePointer) {
    vt_helper_put(helper)
    locked {
      guard helperThreads.inUse.remove(helper) != nil, !helperThreads.heldBack.isEmpty else { return }
      ready.append(helperThreads.heldBack.removeFirst())
    }
  }

  /// Lets work wait until a thread is free.
  func holdBack(_ item: WorkItem) { locked { helperThreads.heldBack.append(item) } }

  /// Tells, once, of work that no thread is left for; the caller has found that nothing else is pending.
  func tellShortageOfThreads() {
    let shortage: (cause: String, count: Int, isLimit: Bool)? = locked {
      guard let first = helperThreads.heldBack.first, !helperThreads.isShortageTold else { return nil }
      helperThreads.isShortageTold = true
      return (causes[first.shownCause], helperThreads.inUse.count, helperThreads.inUse.count >= threadLimit)
    }
    guard let shortage else { return }
    report(.noThreadLeft(cause: shortage.cause, count: shortage.count, isLimit: shortage.isLimit, waiting: namesOfParkedThreads + namesOfAwayThreads))
  }

  /// Forgets what waits for a thread, which is released when the result is; the caller holds the lock.
  func takeHeldBackUnlocked() -> [WorkItem] {
    defer { helperThreads.heldBack = [] }
    return helperThreads.heldBack
  }
}
