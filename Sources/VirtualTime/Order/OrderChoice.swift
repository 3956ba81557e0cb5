/// One choice in which an order differs from the plain one.
package struct OrderChoice: Hashable, Sendable {
  /// What was chosen.
  package enum Subject: Hashable, Sendable {
    /// Which of several rows goes on, by the number of the choice.
    case turn(Int)
    /// How long something takes, by its name and how often that was drawn before.
    case delay(String, Int)
  }

  /// The scheduler whose choice it was, by the number of schedulers before it.
  package let scheduler: Int
  package let subject: Subject
  /// Which row, counted from the one whose turn it would have been; or the number that the delay was made of.
  package let value: UInt64
}

/// A choice with the words for it.
package struct RecordedChoice: Sendable {
  package let choice: OrderChoice
  /// What it came to.
  package let effect: Effect
  /// When it was made.
  package let instant: VirtualClock.Instant

  /// What a choice came to.
  package enum Effect: Equatable, Sendable {
    /// Work whose turn it was not came before work whose turn it was.
    case cameFirst(WorkLabel, before: WorkLabel)
    /// Something took longer than it does at least.
    case took(String, Duration, least: Duration)
  }
}

/// What a piece of work is called, and which task's it is.
package struct WorkLabel: Equatable, Sendable {
  package let name: String
  /// The task's identifier, 0 for work of no task.
  package let task: UInt64
  /// What kind of work it is: “a block of a global queue”.
  package let kind: String
}
