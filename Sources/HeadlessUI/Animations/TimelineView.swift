import Foundation
import VirtualTime

/// A schedule of dates when a ``TimelineView`` updates.
public protocol TimelineSchedule {
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence = AnySequence<Date> where Entries.Element == Date

  /// The update frequency that a schedule supports.
  typealias Mode = TimelineScheduleMode

  /// Returns the dates of the schedule, starting from the given date.
  ///
  /// The first date may be earlier than the given date.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The update frequency that a schedule supports.
public enum TimelineScheduleMode: Sendable {
  /// Updates at the schedule's natural frequency.
  case normal
  /// Updates at a reduced frequency.
  case lowFrequency
}

/// A schedule that updates at regular intervals, in the device's time.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule from its first date and an interval in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    // Use at least one millisecond, because an interval of zero would repeat the same date endlessly.
    self.interval = interval.isFinite ? max(interval, 0.001) : .greatestFiniteMagnitude
  }

  /// Returns the dates of the schedule, starting with the last date at or before the given date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    let first = start.addingTimeInterval(passed * interval)
    return AnySequence(sequence(first: first) { [interval] in $0.addingTimeInterval(interval) })
  }
}

/// A schedule that updates at the start of each minute, in the device's time.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule that updates every minute.
  public init() {}

  /// Returns the starts of minutes, starting with the last one at or before the given date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// A schedule with an explicit list of dates, in the device's time.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule from dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns the dates of the schedule.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule whose updates are frequent enough for animations.
///
/// The simulated device updates at most ten times a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule with a minimum interval in seconds.
  ///
  /// If `paused` is `true`, the schedule has a single date.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 0.1)
    isPaused = paused
  }

  /// Returns the dates of the schedule, starting from the given date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    isPaused ? AnySequence([startDate]) : PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule that updates at regular intervals, given in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule that updates at the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule for animations, with ten updates a second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A schedule for animations with a minimum interval in seconds.
  ///
  /// If `paused` is `true`, the schedule has a single date.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// A schedule with an explicit list of dates.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// A view that updates according to a schedule, in the device's time.
///
/// Updates count as events of a repeating timer, so a test doesn't wait for them to end.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, PrimitiveView {
  /// Information about the current update of a timeline view.
  public struct Context {
    /// The rate of a timeline view's updates.
    public enum Cadence: Comparable, Sendable {
      /// Updates as often as the schedule says.
      case live
      /// Updates about once a second.
      case seconds
      /// Updates about once a minute.
      case minutes
    }

    /// The date of the update, from the schedule.
    public let date: Date
    /// The rate of the timeline view's updates.
    public let cadence: Cadence

    /// Discards rendered content.
    ///
    /// On the simulated device, this method does nothing.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view that rebuilds its content at each date of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  func makeNode(_ inputs: NodeInputs) -> Node { TimelineNode(self, inputs) }
}

/// Information about the current update of any timeline view.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ViewNode<TimelineView<Schedule, Content>> {
  private var view: TimelineView<Schedule, Content>
  private var date = Date()
  private var child: Node!
  private var next: ScheduledEvent?
  private var entries: Schedule.Entries.Iterator

  init(_ view: TimelineView<Schedule, Content>, _ inputs: NodeInputs) {
    self.view = view
    let now = Date()
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    date = now
    super.init(inputs)
    let following = advance(to: now)
    child = Node.make(content, childInputs)
    wait(until: following)
  }

  private var content: DeferredContent<TimelineViewDefaultContext, Content> {
    DeferredContent(TimelineViewDefaultContext(date: date, cadence: .live), view.content)
  }

  override func update(_ view: TimelineView<Schedule, Content>) {
    self.view = view
    let now = Date()
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    let following = advance(to: now)
    child.updateView(content)
    wait(until: following)
  }

  /// Advances to the last date at or before the given date.
  ///
  /// - Returns: The next date after the given date, or `nil` if there isn't one.
  private func advance(to now: Date) -> Date? {
    var isFirst = true
    var count = 0
    while let entry = nextEntry(&count) {
      if entry > now, !isFirst { return entry }
      // If the first date is in the future, show its content already, and update the content at that date.
      if entry > now {
        date = entry
        return entry
      }
      date = entry
      isFirst = false
    }
    return nil
  }

  /// Returns the next date of the schedule.
  ///
  /// If 100,000 dates have already passed, the test fails and the timeline ends.
  private func nextEntry(_ count: inout Int) -> Date? {
    guard let entry = entries.next() else { return nil }
    count += 1
    if count < 100_000 { return entry }
    UsageError(
      kind: "app.schedule", action: "find the next date of the timeline in \(enclosingViewName)", reason: "the first \(count) dates of its schedule have passed",
      advice: "make entries(from:mode:) in the app start at the given date, and make each date later than the previous date.", place: nil
    ).report()
    return nil
  }

  private func wait(until moment: Date?) {
    next?.cancel()
    next = nil
    guard let moment, isAlive else { return }
    let delay = Duration.seconds(min(max(0, moment.timeIntervalSinceNow), 1e9))
    next = host.scheduler.schedule(after: delay, name: "the timeline in \(enclosingViewName)", kind: .repeatingTimer) { [weak self] in self?.tick(moment) }
  }

  private func tick(_ moment: Date) {
    guard isAlive else { return }
    date = moment
    var following: Date?
    var count = 0
    while let entry = nextEntry(&count) {
      if entry > moment {
        following = entry
        break
      }
    }
    child.updateView(content)
    wait(until: following)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func willTearDown() { next?.cancel() }
}
