import CConcurrencyHooks

/// Where code runs, as far as the main actor is concerned.
package enum ThreadPlace: Equatable, Sendable {
  /// On the main actor, or on the main thread.
  case mainActor
  /// In work of a scheduler that is not on the main actor.
  case job
  /// Anywhere else.
  case elsewhere

  /// The place of the calling code.
  package static var here: ThreadPlace {
    let thread = vt_thread()
    if thread.pointee.is_in_job { return thread.pointee.is_on_main_actor ? .mainActor : .job }
    return vt_main_actor_is_here() ? .mainActor : .elsewhere
  }

  /// Whether the calling code may be on the main actor: false on a thread of which nothing says so, where schedulers have the main actor in their hands.
  package static var mayBeMainActor: Bool { here == .mainActor || !VirtualScheduler.capturesSwiftConcurrency }
}

/// What became of an action that another thread has asked for.
package enum MainActorCallOutcome: Equatable, Sendable {
  /// It has run.
  case hasRun
  /// It was taken off the timeline before it ran, with everything else that was there.
  case cancelled
  /// The scheduler was shut down before.
  case shutDown
}

extension VirtualScheduler {
  /// Runs an action on the main actor for a thread that is not on it, and waits until it has run.
  ///
  /// - The thread that drives the scheduler runs it. Where none does, this one drives until the action has run.
  /// - A scheduler that is shut down runs nothing.
  ///
  /// - Parameters:
  ///   - name: What messages call it.
  ///   - action: The action.
  /// - Returns: What became of the action.
  package func runOnMainActor(name: String, _ action: @escaping @Sendable @MainActor () -> Void) -> MainActorCallOutcome {
    let call = MainActorCall()
    let event = schedule(after: .zero, name: name, kind: .task) {
      action()
      self.locked {
        call.isDone = true
        vt_lock_signal(self.lock)
      }
    }
    // A thread of the scheduler's own gives its turn to others while it waits.
    if ThreadPlace.here == .job {
      if waitHere(for: .other(name), timeout: .max, until: { [self] in locked { call.isDone } }) { return .hasRun }
      event.cancel()
      return isInUse ? .cancelled : .shutDown
    }
    let thread = vt_thread_number()
    while true {
      let next: MainActorCall.Next = locked {
        if call.isDone { return .end(.hasRun) }
        if isShutDown { return .end(.shutDown) }
        if !event.isPendingUnlocked, driverDepth == 0 { return .end(.cancelled) }
        guard driverDepth == 0 else {
          vt_lock_wait(lock, 1_000_000)
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
        vt_lock_signal(lock)
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

  /// Something that a thread waits for; the scheduler's lock guards it.
  private final class MainActorCall: @unchecked Sendable {
    enum Next {
      case look, drive
      case end(MainActorCallOutcome)
    }

    var isDone = false
  }
}
