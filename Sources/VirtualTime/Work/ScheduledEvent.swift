/// An action that ``VirtualScheduler/schedule(after:name:_:)`` put on the timeline.
public final class ScheduledEvent: @unchecked Sendable {
  private weak var scheduler: VirtualScheduler?
  let action: @Sendable @MainActor () -> Void
  /// The number of the event's timer and whether the action is still to come; the scheduler's lock guards both.
  var timer: UInt64 = 0
  var isPendingUnlocked = true

  init(scheduler: VirtualScheduler, action: @escaping @Sendable @MainActor () -> Void) {
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
