import CConcurrencyHooks

/// What a test puts off until it needs it, as the launch of its app.
extension VirtualScheduler {
  /// Sets what is done before the test's first step or wait.
  ///
  /// A wait on another thread does it there, on the main actor.
  package func beforeFirstUse(_ body: (@MainActor @Sendable () -> Void)?) {
    guard let body else { return locked { testTasks.pendingStart = nil } }
    let start: @Sendable () -> Void = { [weak self] in
      if vt_main_actor_is_here(), Self.mayBeOnMainActor { MainActor.assumeIsolated(body) } else { self?.asMainActor(body) }
    }
    locked { testTasks.pendingStart = start }
  }

  /// Does now what ``beforeFirstUse(_:)`` was told, where that has not been done.
  package func startIfPending() {
    let start = locked {
      defer { testTasks.pendingStart = nil }
      return testTasks.pendingStart
    }
    start?()
  }
}
