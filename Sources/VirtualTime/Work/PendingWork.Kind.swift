extension PendingWork {
  /// A kind of work that an app waits with.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// A task or an actor that has something to run now.
    case task
    /// A task that sleeps.
    case sleep
    /// A block that a dispatch queue or an operation queue has to run now.
    case block
    /// A block that a dispatch queue has to run after a delay.
    case delayedBlock
    /// A timer that fires once.
    case timer
    /// A timer that fires again and again.
    case repeatingTimer
    /// An action that was put on the timeline with ``VirtualScheduler/schedule(after:name:_:)``.
    case event
    /// An animation that the app has declared.
    case animation
    /// A screen that comes or goes.
    case screenTransition
    /// A keyboard that comes or goes.
    case keyboardTransition
    /// A request over the network that has no answer yet.
    case request
    /// A busy ``IdlingResource``.
    case resource
    /// A task that waits for something which is not pending: another task, or work that is not seen.
    case suspendedTask
    /// A thread or a queue's block that waits for something, such as a semaphore or a group.
    case blockedThread
    /// An observer of notifications, which no wait is for.
    case observer

    /// The name of the kind, for programs.
    package var name: String { String(describing: self) }

    /// Creates the kind with a name; `nil` where there is none.
    package init?(named name: String) {
      guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = kind
    }
  }
}
