import CConcurrencyHooks

extension VirtualScheduler {
  /// Calls a closure after each piece of work that the scheduler runs, before a wait checks its condition.
  ///
  /// It is called on the driving thread, on the main actor, in the order in which the observers were added.
  package func addWorkObserver(_ observer: @escaping @MainActor () -> Void) {
    locked { workObservers.append(observer) }
  }

  /// Runs one piece of work, and then what observes the scheduler.
  func performAndNotify(_ item: WorkItem) {
    perform(item)
    noticeEndsOfWaits()
    notifyObservers()
  }

  /// Calls what observes the scheduler, as after a piece of work.
  func notifyObservers() {
    // In the middle of main-actor code the screen stays as it is.
    let observers = locked { mainActorWaits > 0 ? [] : workObservers }
    guard !observers.isEmpty else { return }
    asMainActor {
      for observer in observers { observer() }
    }
  }

  /// Runs main-actor code on this thread, in its turn: no other thread is on the main actor meanwhile.
  package func asMainActor<R>(_ body: @MainActor () throws -> R) rethrows -> R {
    vt_main_actor_enter()
    return try onMainActor(body)
  }

  /// Runs main-actor code on this thread, or returns `nil` if other code keeps the main actor, perhaps in order to wait for this thread.
  ///
  /// It is for what isn't a part of the test, such as a picture of the screen. The main actor gets some real time to become free.
  package func asMainActorIfFree<R>(_ body: @MainActor () throws -> R) rethrows -> R? {
    guard vt_main_actor_enter_within(locked { mainActorWaits > 0 } ? 0 : Self.longestWaitForMainActor) else { return nil }
    return try onMainActor(body)
  }

  private static let longestWaitForMainActor: Int64 = 500_000_000

  // The caller has entered the main actor.
  private func onMainActor<R>(_ body: @MainActor () throws -> R) rethrows -> R {
    let thread = vt_thread()
    let (wasInJob, wasOnMainActor) = (thread.pointee.is_in_job, thread.pointee.is_on_main_actor)
    thread.pointee.is_in_job = true
    thread.pointee.is_on_main_actor = true
    defer {
      thread.pointee.is_in_job = wasInJob
      thread.pointee.is_on_main_actor = wasOnMainActor
      vt_main_actor_leave()
    }
    // The lines above make it so. Without hooks the runtime does not know of it, and `assumeIsolated` would end the process.
    return try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> R).self)() }
  }
}

extension VirtualScheduler {
  /// Whether the code here may be on the main actor; false where it is known not to be.
  package static var mayBeOnMainActor: Bool {
    MainActor.sharedUnownedExecutor.asSerialExecutor()?.isIsolatingCurrentContext() ?? true
  }
}
