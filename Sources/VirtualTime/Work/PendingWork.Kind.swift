extension PendingWork {
  /// A kind of work that an app can wait for.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// A task or an actor that can run now.
    case task
    /// A sleeping task.
    case sleep
    /// A block that a dispatch queue or an operation queue can run now.
    case block
    /// A block that a dispatch queue runs after a delay.
    case delayedBlock
    /// A timer that fires once.
    case timer
    /// A repeating timer.
    case repeatingTimer
    /// An action that was put on the timeline with ``VirtualScheduler/schedule(after:name:_:)``.
    case event
    /// An animation in the app's code.
    case animation
    /// A screen that appears or disappears.
    case screenTransition
    /// A keyboard that appears or disappears.
    case keyboardTransition
    /// A network request that hasn't been answered.
    case request
    /// A busy ``IdlingResource``.
    case resource
    /// A task that waits for another task, or for work that the scheduler can't see.
    case suspendedTask
    /// A thread, or a block on a queue, that waits for something such as a semaphore or a group.
    case blockedThread
    /// An observer of notifications, which no wait waits for.
    case observer

    /// The name of the kind, for use by programs.
    package var name: String { String(describing: self) }

    /// Creates the kind with the given name, or returns `nil` if there isn't one.
    package init?(named name: String) {
      guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = kind
    }
  }
}
