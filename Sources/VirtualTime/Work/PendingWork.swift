/// Something that a scheduler waits for, as messages show it.
public struct PendingWork: Equatable, Sendable, CustomStringConvertible {
  /// What started the work, for example “the task of FeedView” or “button “Log in””.
  public let name: String

  /// When the work is due; nil for a busy ``IdlingResource``, which comes in real time.
  public let due: VirtualClock.Instant?

  /// Creates a description of pending work.
  package init(name: String, due: VirtualClock.Instant?) {
    self.name = name
    self.due = due
  }

  /// The name, and the time since the scheduler's start at which the work is due.
  public var description: String {
    guard let due else { return "\(name) (outside of virtual time)" }
    return "\(name) (due at \(due.offset))"
  }
}
