import CConcurrencyHooks

extension VirtualScheduler {
  /// Puts an action on the timeline.
  ///
  /// - Parameters:
  ///   - delay: The virtual time until the action is due. If it's zero or less, the action is due now, after other work that is already due.
  ///   - name: The name of the action in messages.
  ///   - action: A closure that runs on the main actor, inside the wait that reaches it. The work that it starts has `name` as its cause.
  /// - Returns: The event, which can cancel the action.
  @discardableResult
  public func schedule(after delay: Duration, name: String, _ action: @escaping @Sendable @MainActor () -> Void) -> ScheduledEvent {
    schedule(after: delay, name: name, kind: .event, action)
  }

  /// Puts an action of a given kind on the timeline.
  ///
  /// See ``schedule(after:name:_:)``.
  ///
  /// - Parameters:
  ///   - delay: The virtual time until the action is due. If it's zero or less, the action is due now, after other work that is already due.
  ///   - name: The name of the action in messages.
  ///   - kind: The kind of work that the idle mode counts the action as.
  ///   - isTracked: Whether the idle mode waits for the action, if it waits for this kind.
  ///   - startedBy: The name of what started the action, or `nil` for the calling code.
  ///   - action: A closure that runs on the main actor, inside the wait that reaches it. The work that it starts has `name` as its cause.
  /// - Returns: The event, which can cancel the action.
  @discardableResult
  package func schedule(
    after delay: Duration, name: String, kind: PendingWork.Kind, isTracked: Bool = true, startedBy: String? = nil, _ action: @escaping @Sendable @MainActor () -> Void
  ) -> ScheduledEvent {
    put(.onMainActor(action), after: delay, name: name, kind: kind, isTracked: isTracked, startedBy: startedBy)
  }

  /// Puts an action that doesn't belong to an actor or queue on the timeline.
  ///
  /// Such an action runs even while main-actor code waits for it.
  ///
  /// In every order, the action keeps its place among the main actor's events.
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

  /// The work that is due, the work scheduled for later, and the busy resources, in this order.
  public var pending: [PendingWork] {
    let (work, resources) = locked {
      let due = (timeline.ready.waiting + threads.heldBack).map { timeline.describe($0) }
      return (due + timeline.timers.waiting.map { timeline.describe($0) }, self.resources)
    }
    return work + resources.filter { !$0.isIdle }.map(PendingWork.init)
  }

  /// Whether any work is due at the current instant.
  package var hasDueWork: Bool { locked { !timeline.ready.isEmpty } }

  /// The time when the next work is due, or `nil` if no work is scheduled.
  ///
  /// If work is already due, it's the current time.
  package var nextEvent: VirtualClock.Instant? {
    locked { timeline.ready.isEmpty ? timeline.timers.nextDue : timeline.nanoseconds }.map { VirtualClock.Instant(nanoseconds: $0) }
  }

  /// Registers work outside virtual time.
  ///
  /// While it's busy, waits wait for it in real time.
  public func register(_ resource: any IdlingResource) {
    locked { if !resources.contains(where: { $0 === resource }) { resources.append(resource) } }
  }

  /// Removes a registered resource.
  public func deregister(_ resource: any IdlingResource) {
    locked { resources.removeAll { $0 === resource } }
  }

  /// The seed of the order of work that is ready at the same instant, or `nil` for the plain order.
  public var seed: UInt64? { creationOrder.seed }

  /// Returns a delay from a range: a random delay if there's a seed, or else the shortest.
  ///
  /// The same seed returns the same delays for the same names, if they're requested in the same order.
  /// - Parameters:
  ///   - range: The range of delays. Negative delays count as zero.
  ///   - name: The name of what takes the time, in messages: “the answer to GET /search?q=swift”.
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
