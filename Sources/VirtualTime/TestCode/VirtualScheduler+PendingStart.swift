import CConcurrencyHooks

/// Work that a test postpones until it's needed, such as launching the app.
extension VirtualScheduler {
  /// Sets a closure to call before the test's first step or wait.
  ///
  /// If the first wait is on another thread, the closure is called there, on the main actor.
  package func beforeFirstUse(_ body: (@MainActor @Sendable () -> Void)?) {
    guard let body else { return locked { testTasks.pendingStart = nil } }
    let start: @Sendable () -> Void = { [weak self] in
      if stk_time_main_actor_is_here(), Self.mayBeOnMainActor { MainActor.assumeIsolated(body) } else { self?.asMainActor(body) }
    }
    locked { testTasks.pendingStart = start }
  }

  /// Calls the closure that was set with ``beforeFirstUse(_:)``, unless it was already called.
  package func startIfPending() {
    let start = locked {
      defer { testTasks.pendingStart = nil }
      return testTasks.pendingStart
    }
    start?()
  }
}
