import CConcurrencyHooks

extension VirtualScheduler {
  /// Adds a closure that is called after each piece of work, before a wait checks its condition.
  ///
  /// The observers are called on the driving thread, on the main actor, in the order that they were added.
  package func addWorkObserver(_ observer: @escaping @MainActor () -> Void) {
    locked { workObservers.append(observer) }
  }

  /// Runs a piece of work and then calls the scheduler's observers.
  func performAndNotify(_ item: WorkItem) {
    perform(item)
    noticeEndsOfWaits()
    notifyObservers()
  }

  /// Calls the scheduler's observers, as after a piece of work.
  func notifyObservers() {
    // Don't notify the observers in the middle of main-actor code, because the screen must not change there.
    let observers = locked { mainActorWaits > 0 ? [] : workObservers }
    guard !observers.isEmpty else { return }
    asMainActor {
      for observer in observers { observer() }
    }
  }

  /// Runs main-actor code on this thread when no other thread is on the main actor.
  package func asMainActor<R>(_ body: @MainActor () throws -> R) rethrows -> R {
    stk_time_main_actor_enter()
    return try onMainActor(body)
  }

  /// Runs main-actor code on this thread, or returns `nil` if other code keeps the main actor busy.
  ///
  /// The other code may be waiting for this thread. Use this function for work that isn't part of the test, such as a picture of the screen. The main actor gets
  /// half a second of real time to become free.
  package func asMainActorIfFree<R>(_ body: @MainActor () throws -> R) rethrows -> R? {
    guard stk_time_main_actor_enter_within(locked { mainActorWaits > 0 } ? 0 : Self.longestWaitForMainActor) else { return nil }
    return try onMainActor(body)
  }

  private static let longestWaitForMainActor: Int64 = 500_000_000

  // The caller must enter the main actor first. This function leaves it after running the body.
  private func onMainActor<R>(_ body: @MainActor () throws -> R) rethrows -> R {
    let thread = stk_time_thread()
    let (wasInJob, wasOnMainActor) = (thread.pointee.is_in_job, thread.pointee.is_on_main_actor)
    thread.pointee.is_in_job = true
    thread.pointee.is_on_main_actor = true
    defer {
      thread.pointee.is_in_job = wasInJob
      thread.pointee.is_on_main_actor = wasOnMainActor
      stk_time_main_actor_leave()
    }
    // Cast the closure instead of using `assumeIsolated`, which would crash if there are no hooks, because the runtime can't detect that this thread is on the main actor.
    return try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> R).self)() }
  }
}

extension VirtualScheduler {
  /// Whether the calling code may be on the main actor.
  ///
  /// The value is `false` only if the code is known not to be.
  package static var mayBeOnMainActor: Bool {
    MainActor.sharedUnownedExecutor.asSerialExecutor()?.isIsolatingCurrentContext() ?? true
  }
}
