import CConcurrencyHooks

/// The place of running code in relation to the main actor.
package enum ThreadPlace: Equatable, Sendable {
  /// On the main actor or the main thread.
  case mainActor
  /// In a scheduler's work that isn't on the main actor.
  case job
  /// Anywhere else.
  case elsewhere

  /// The place of the calling code.
  package static var here: ThreadPlace {
    let thread = stk_time_thread()
    if thread.pointee.is_in_job { return thread.pointee.is_on_main_actor ? .mainActor : .job }
    return stk_time_main_actor_is_here() ? .mainActor : .elsewhere
  }

  /// Whether the calling code may be on the main actor.
  ///
  /// If schedulers control the main actor, the value is `true` only if the code is known to be on the main actor or the main thread.
  package static var mayBeMainActor: Bool { here == .mainActor || !VirtualScheduler.capturesSwiftConcurrency }
}

/// The outcome of an action that another thread requested.
package enum MainActorCallOutcome: Equatable, Sendable {
  /// The action has run.
  case hasRun
  /// The action was removed from the timeline before it ran, together with all other events.
  case cancelled
  /// The scheduler was shut down before the action ran.
  case shutDown
}

extension VirtualScheduler {
  /// Runs an action on the main actor for a thread that isn't on it, and waits until the action has run.
  ///
  /// - The thread that drives the scheduler runs the action. If there's no such thread, the calling thread drives the scheduler until the action has run.
  /// - After the scheduler is shut down, the action doesn't run.
  ///
  /// - Parameters:
  ///   - name: The name of the action in messages.
  ///   - action: The action.
  /// - Returns: The outcome of the action.
  package func runOnMainActor(name: String, _ action: @escaping @Sendable @MainActor () -> Void) -> MainActorCallOutcome {
    let call = MainActorCall()
    let event = schedule(after: .zero, name: name, kind: .task) {
      action()
      self.locked {
        call.isDone = true
        stk_time_lock_signal(self.lock)
      }
    }
    // Wait as app code does on a thread of the scheduler, because other threads must run during the wait.
    if ThreadPlace.here == .job {
      if waitHere(for: .other(name), timeout: .max, until: { [self] in locked { call.isDone } }) { return .hasRun }
      event.cancel()
      return isInUse ? .cancelled : .shutDown
    }
    let thread = stk_time_thread_number()
    while true {
      let next: MainActorCall.Next = locked {
        if call.isDone { return .end(.hasRun) }
        if isShutDown { return .end(.shutDown) }
        if !event.isPendingUnlocked, driverDepth == 0 { return .end(.cancelled) }
        guard driverDepth == 0 else {
          stk_time_lock_wait(lock, 1_000_000)
          return .look
        }
        driver = thread
        driverDepth = 1
        scopeOfDriver = nil
        budget = JobBudget(limit: jobLimit, start: timeline.nanoseconds)
        return .drive
      }
      switch next {
      case .end(let outcome): return outcome
      case .look: continue
      case .drive: drive(until: call)
      }
    }
  }

  private func drive(until call: MainActorCall) {
    defer {
      locked {
        driverDepth -= 1
        stk_time_lock_signal(lock)
      }
    }
    inScope(cause: nil) {
      while !locked({ call.isDone }), let item = nextDueItem() {
        guard budget.allowsJob(at: timeline.nanoseconds) else {
          _ = causeOfLoop(item)
          return
        }
        performAndNotify(item)
      }
    }
  }

  /// An action that a thread waits for.
  ///
  /// The scheduler's lock guards it.
  private final class MainActorCall: @unchecked Sendable {
    enum Next {
      case look, drive
      case end(MainActorCallOutcome)
    }

    var isDone = false
  }
}
