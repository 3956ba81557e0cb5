/// Something that a scheduler waits for, as messages show it.
public struct PendingWork: Equatable, Sendable, CustomStringConvertible {
  /// What the work is called, or what started it where it has no name of its own: “the task of FeedView” or “button “Log in””.
  public let name: String

  /// What kind of work it is.
  public let kind: Kind

  /// When the work is due; `nil` for what comes in real time, as a busy ``IdlingResource`` does.
  public let due: VirtualClock.Instant?

  /// When the work was started; `nil` where that is not known.
  public let since: VirtualClock.Instant?

  /// What started the work, where ``name`` does not say it; `nil` where it does, and where it is not known.
  public let startedBy: String?

  /// The time between two turns of a repeating timer; `nil` for anything else.
  public let interval: Duration?

  /// What keeps a busy resource busy, in its own words, or what a blocked thread waits for; `nil` for anything else.
  public let reason: String?

  /// Creates a description of pending work.
  package init(
    name: String, kind: Kind = .task, due: VirtualClock.Instant?, since: VirtualClock.Instant? = nil, startedBy: String? = nil, interval: Duration? = nil,
    reason: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.due = due
    self.since = since
    self.startedBy = startedBy
    self.interval = interval
    self.reason = reason
  }

  /// Creates a description of a busy resource.
  init(_ resource: any IdlingResource) {
    self = (resource as? any DescribedResource)?.pendingWork ?? PendingWork(name: resource.name, kind: .resource, due: nil, reason: resource.busyReason)
  }

  /// The same work with every text in it passed through a function.
  package func mapTexts(_ transform: (String) -> String) -> PendingWork {
    PendingWork(
      name: transform(name), kind: kind, due: due, since: since, startedBy: startedBy.map(transform), interval: interval, reason: reason.map(transform))
  }

  /// The same work, of which it is known since when it is there.
  func known(since instant: VirtualClock.Instant?) -> PendingWork {
    PendingWork(name: name, kind: kind, due: due, since: since ?? instant, startedBy: startedBy, interval: interval, reason: reason)
  }

  /// The time from the start of the work until it is due; `nil` where one of them is not known.
  public var delay: Duration? {
    guard let due, let since else { return nil }
    return since.duration(to: due)
  }

  /// The name, and the time since the scheduler's start at which the work is due.
  public var description: String {
    guard let due else { return "\(name) (outside of virtual time)" }
    return "\(name) (due at \(due.offset))"
  }
}
