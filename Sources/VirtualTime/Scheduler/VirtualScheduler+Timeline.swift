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
      let cause = timeline.causes.number(of: name)
      let starter = startedBy.map { timeline.causes.number(of: $0) } ?? starter
      event.timer = timeline.add(
        after: delay.roundedNanoseconds, WorkItem(kind: .event(event), category: kind, isTracked: isTracked, starter: starter, taskID: 0, cause: cause, shownCause: cause))
    }
    return event
  }

  /// What is due, what is scheduled for later, and which resources are busy, in this order.
  public var pending: [PendingWork] {
    let (work, resources) = locked {
      let due = (timeline.ready.waiting + threads.heldBack).map { timeline.describe($0) }
      return (due + timeline.timers.waiting.map { timeline.describe($0) }, self.resources)
    }
    return work + resources.filter { !$0.isIdle }.map(PendingWork.init)
  }

  /// Whether anything is due at the current instant.
  package var hasDueWork: Bool { locked { !timeline.ready.isEmpty } }

  /// When the next work is due: now, if work is due already; nil when nothing is scheduled.
  package var nextEvent: VirtualClock.Instant? {
    locked { timeline.ready.isEmpty ? timeline.timers.nextDue : timeline.nanoseconds }.map { VirtualClock.Instant(nanoseconds: $0) }
  }

  /// Registers work outside of virtual time, for which waits then wait in real time while it is busy.
  public func register(_ resource: any IdlingResource) {
    locked { if !resources.contains(where: { $0 === resource }) { resources.append(resource) } }
  }

  /// Removes a resource that was registered.
  public func deregister(_ resource: any IdlingResource) {
    locked { resources.removeAll { $0 === resource } }
  }

  /// The seed of the order in which the scheduler runs work that is ready at the same instant; `nil` for the plain order.
  public var seed: UInt64? { creationOrder.seed }

  /// A delay from a range: under a seed a random one, else the least.
  ///
  /// The same seed gives the same delays to the same names, asked for in the same order.
  /// - Parameters:
  ///   - range: The least and the greatest delay. Negative delays are taken for zero.
  ///   - name: What takes the time, for messages: “the answer to GET /search?q=swift”.
  package func random(in range: ClosedRange<Duration>, for name: @autoclosure () -> String) -> Duration {
    let least = max(0, range.lowerBound.roundedNanoseconds)
    let greatest = max(least, range.upperBound.roundedNanoseconds)
    guard locked({ timeline.order != nil }) else { return .nanoseconds(least) }
    let name = name()
    return .nanoseconds(locked { timeline.order?.delay(in: least...greatest, for: name, at: timeline.nanoseconds) ?? least })
  }

  func isPending(_ event: ScheduledEvent) -> Bool { locked { event.isPendingUnlocked } }

  func cancel(_ event: ScheduledEvent) {
    locked {
      guard event.isPendingUnlocked else { return }
      event.isPendingUnlocked = false
      timeline.remove(timer: event.timer) { if case .event(let other) = $0 { other === event } else { false } }
    }
  }
}
