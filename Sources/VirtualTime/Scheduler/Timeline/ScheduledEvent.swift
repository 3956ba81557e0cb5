/// An action that ``VirtualScheduler/schedule(after:name:_:)`` puts on the timeline.
public final class ScheduledEvent: @unchecked Sendable {
  private weak var scheduler: VirtualScheduler?
  let action: Action
  /// The number of the event's timer, and whether the action is still pending.
  ///
  /// The scheduler's lock guards both.
  var timer: UInt64 = 0
  var isPendingUnlocked = true

  /// An action and the actor that it runs on, if any.
  enum Action: Sendable {
    case onMainActor(@Sendable @MainActor () -> Void)
    /// Runs on no actor or queue, even if the main actor is busy.
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

  /// Whether the action has neither run nor been canceled.
  public var isPending: Bool { scheduler?.isPending(self) ?? false }

  /// Removes the action from the timeline, unless it has already run.
  public func cancel() {
    scheduler?.cancel(self)
  }
}
