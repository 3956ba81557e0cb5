/// An action that ``VirtualScheduler/schedule(after:name:_:)`` put on the timeline.
public final class ScheduledEvent: @unchecked Sendable {
  private weak var scheduler: VirtualScheduler?
  let action: Action
  /// The number of the event's timer and whether the action is still to come; the scheduler's lock guards both.
  var timer: UInt64 = 0
  var isPendingUnlocked = true

  /// What happens, and where.
  enum Action: Sendable {
    case onMainActor(@Sendable @MainActor () -> Void)
    /// On no actor and no queue, whatever the main actor does meanwhile.
    case anywhere(@Sendable () -> Void)
  }

  /// Whether the action is main-actor code.
  var isMain: Bool {
    if case .onMainActor = action { true } else { false }
  }

  init(scheduler: VirtualScheduler, action: Action) {
    self.scheduler = scheduler
    self.action = action
  }

  /// Whether the action has neither run nor been cancelled.
  public var isPending: Bool { scheduler?.isPending(self) ?? false }

  /// Takes the action off the timeline, unless it has run already.
  public func cancel() {
    scheduler?.cancel(self)
  }
}
