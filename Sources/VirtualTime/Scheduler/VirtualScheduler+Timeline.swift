import CConcurrencyHooks

extension VirtualScheduler {
  /// Puts an action on the timeline.
  ///
  /// - Parameters:
  ///   - delay: The virtual time until the action is due. A delay of zero or less makes it due now, after what is due already.
  ///   - name: What messages call it.
  ///   - action: Runs on the main actor, inside the wait that reaches it. What it starts carries `name` as its cause.
  /// - Returns: The event, by which the action can be cancelled.
  @discardableResult
  public func schedule(after delay: Duration, name: String, _ action: @escaping @Sendable @MainActor () -> Void) -> ScheduledEvent {
    schedule(after: delay, name: name, kind: .event, action)
  }

  /// Puts an action of a certain kind on the timeline: see ``schedule(after:name:_:)``.
  ///
  /// - Parameters:
  ///   - delay: The virtual time until the action is due. A delay of zero or less makes it due now, after what is due already.
  ///   - name: What messages call it.
  ///   - kind: What the idle mode takes it for.
  ///   - isTracked: Whether the idle mode waits for it, if it waits for the kind.
  ///   - startedBy: What started it, where that is not the code that calls.
  ///   - action: Runs on the main actor, inside the wait that reaches it. What it starts carries `name` as its cause.
  /// - Returns: The event, by which the action can be cancelled.
  @discardableResult
  package func schedule(
    after delay: Duration, name: String, kind: PendingWork.Kind, isTracked: Bool = true, startedBy: String? = nil, _ action: @escaping @Sendable @MainActor () -> Void
  ) -> ScheduledEvent {
    put(.onMainActor(action), after: delay, name: name, kind: kind, isTracked: isTracked, startedBy: startedBy)
  }

  /// Puts an action on the timeline that belongs to no actor and no queue, so that it comes while main-actor code waits for it.
  ///
  /// It has its place among the events of the main actor, in every order.
  @discardableResult
  package func scheduleOffMain(
    after delay: Duration, name: String, kind: PendingWork.Kind, isTracked: Bool = true, startedBy: String? = nil, _ action: @escaping @Sendable () -> Void
  ) -> ScheduledEvent {
    put(.anywhere(action), after: delay, name: name, kind: kind, isTracked: isTracked, startedBy: startedBy)
  }

  private func put(
    _ action: ScheduledEvent.Action, after delay: Duration, name: String, kind: PendingWork.Kind, isTracked: Bool, startedBy: String?
  ) -> ScheduledEvent {
    let starter = causeHere
    let event = ScheduledEvent(scheduler: self, action: action)
    locked {
      guard !isShutDown else {
        event.isPendingUnlocked = false
        return
      }
      let cause = causes.number(of: name)
      let starter = startedBy.map { causes.number(of: $0) } ?? starter
      event.timer = addTimer(
        after: delay.roundedNanoseconds, WorkItem(kind: .event(event), category: kind, isTracked: isTracked, starter: starter, taskID: 0, cause: cause, shownCause: cause))
    }
    return event
  }

  /// What is due, what is scheduled for later, and which resources are busy, in this order.
  public var pending: [PendingWork] {
    let (work, resources) = locked {
      // Time does not pass while something is due, so what is due has become so now.
      let due = (ready.waiting + helperThreads.heldBack).map { describe($0, due: nanoseconds, since: nanoseconds, interval: 0) }
      let later = timers.waiting.map { describe($0.item, due: $0.due, since: $0.since, interval: $0.interval) }
      return (due + later, self.resources)
    }
    return work + resources.filter { !$0.isIdle }.map(PendingWork.init)
  }

  /// What messages say about a piece of work; the caller holds the lock.
  func describe(_ item: WorkItem, due: Int64, since: Int64, interval: Int64) -> PendingWork {
    var reason: String?
    if case .thread(let parked) = item.kind, item.category == .blockedThread { reason = parked.event.name }
    return PendingWork(
      name: causes[item.shownCause], kind: item.category, due: VirtualClock.Instant(nanoseconds: due), since: VirtualClock.Instant(nanoseconds: since),
      startedBy: item.starter == CauseTable.unnamed || item.starter == item.shownCause ? nil : causes[item.starter],
      interval: interval > 0 ? .nanoseconds(interval) : nil, reason: reason)
  }

  /// Whether anything is due at the current instant.
  package var hasDueWork: Bool { locked { !ready.isEmpty } }

  /// When the next work is due: now, if work is due already; nil when nothing is scheduled.
  package var nextEvent: VirtualClock.Instant? {
    locked { (ready.isEmpty ? timers.nextDue : nanoseconds).map { VirtualClock.Instant(nanoseconds: $0) } }
  }

  /// Registers work outside of virtual time, for which waits then wait in real time while it is busy.
  public func register(_ resource: any IdlingResource) {
    locked { if !resources.contains(where: { $0 === resource }) { resources.append(resource) } }
  }

  /// Removes a resource that was registered.
  public func deregister(_ resource: any IdlingResource) {
    locked { resources.removeAll { $0 === resource } }
  }

  // MARK: Timers

  /// Adds work that is due after a delay and returns its timer's number, 0 if it is due now; the caller holds the lock.
  ///
  /// - Parameters:
  ///   - interval: The time between two turns of a repeating timer, 0 for anything else.
  ///   - since: When it was started, where that is not now.
  func addTimer(after delay: Int64, interval: Int64 = 0, since: Int64? = nil, _ item: WorkItem) -> UInt64 {
    guard delay > 0 else {
      ready.append(item)
      vt_lock_signal(lock)
      return 0
    }
    return timers.insert(due: nanoseconds.addingSaturated(delay), item: item, since: since ?? nanoseconds, interval: interval)
  }

  func isPending(_ event: ScheduledEvent) -> Bool { locked { event.isPendingUnlocked } }

  func cancel(_ event: ScheduledEvent) {
    locked {
      guard event.isPendingUnlocked else { return }
      event.isPendingUnlocked = false
      if event.timer != 0 {
        _ = timers.cancel(event.timer)
      } else {
        ready.removeAll { if case .event(let other) = $0.kind { other === event } else { false } }
      }
    }
  }
}
