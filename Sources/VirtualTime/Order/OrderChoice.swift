/// A choice that makes an order differ from the plain order.
package struct OrderChoice: Hashable, Sendable {
  /// The kind of choice.
  package enum Subject: Hashable, Sendable {
    /// Which of several rows continues, identified by the number of the choice.
    case turn(Int)
    /// How long something takes, identified by its name and the number of earlier draws for that name.
    case delay(String, Int)
  }

  /// The number of schedulers that were created before the scheduler that made the choice.
  package let scheduler: Int
  package let subject: Subject
  /// The chosen row, counted from the row whose turn it was, or the number that determines the delay.
  package let value: UInt64
}

/// A choice with a description of its effect.
package struct RecordedChoice: Sendable {
  package let choice: OrderChoice
  /// The effect of the choice.
  package let effect: Effect
  /// The time of the choice.
  package let instant: VirtualClock.Instant

  /// The effect of a choice.
  package enum Effect: Equatable, Sendable {
    /// Work ran before other work whose turn it was.
    case cameFirst(WorkLabel, before: WorkLabel)
    /// An operation took longer than its shortest duration.
    case took(String, Duration, least: Duration)
  }
}

/// The name of a piece of work, and its task.
package struct WorkLabel: Equatable, Sendable {
  package let name: String
  /// The task's identifier, or 0 if the work doesn't belong to a task.
  package let task: UInt64
  /// The kind of work: “a block on a global queue”.
  package let kind: String
}
