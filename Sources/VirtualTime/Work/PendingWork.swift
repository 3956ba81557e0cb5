/// A piece of work that a scheduler waits for, as described in messages.
public struct PendingWork: Equatable, Sendable, CustomStringConvertible {
  /// The name of the work or, if it has none, the name of what started it.
  ///
  /// Examples are “the task of FeedView” and “button “Log in””.
  public let name: String

  /// The kind of work.
  public let kind: Kind

  /// The time when the work is due, or `nil` for work in real time, such as a busy ``IdlingResource``.
  public let due: VirtualClock.Instant?

  /// The time when the work started, or `nil` if it isn't known.
  public let since: VirtualClock.Instant?

  /// The name of what started the work, or `nil` if ``name`` already contains it or it isn't known.
  public let startedBy: String?

  /// The interval of a repeating timer, or `nil` for other work.
  public let interval: Duration?

  /// The reason why a resource is busy or what a blocked thread waits for, or `nil` for other work.
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

  /// Returns the same work with a closure applied to all its strings.
  package func mapTexts(_ transform: (String) -> String) -> PendingWork {
    PendingWork(
      name: transform(name), kind: kind, due: due, since: since, startedBy: startedBy.map(transform), interval: interval, reason: reason.map(transform))
  }

  /// Returns the same work with the given start time, unless it already has one.
  func known(since instant: VirtualClock.Instant?) -> PendingWork {
    PendingWork(name: name, kind: kind, due: due, since: since ?? instant, startedBy: startedBy, interval: interval, reason: reason)
  }

  /// The time from the start of the work until it's due, or `nil` if either time isn't known.
  public var delay: Duration? {
    guard let due, let since else { return nil }
    return since.duration(to: due)
  }

  /// The name, and the due time relative to the scheduler's start.
  public var description: String {
    guard let due else { return "\(name) (outside of virtual time)" }
    return "\(name) (due at \(due.offset))"
  }
}
