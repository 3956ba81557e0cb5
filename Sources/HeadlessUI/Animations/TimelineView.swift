import Foundation
import VirtualTime

/// The moments at which a ``TimelineView`` is brought up to date.
public protocol TimelineSchedule {
  /// The type of the moments.
  associatedtype Entries: Sequence = AnySequence<Date> where Entries.Element == Date

  /// How often a schedule may be.
  typealias Mode = TimelineScheduleMode

  /// Returns the moments from a date on; the first may lie before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may be.
public enum TimelineScheduleMode: Sendable {
  /// As often as it wants.
  case normal
  /// Seldom.
  case lowFrequency
}

/// A schedule of moments at equal distances, on the device's clock.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule from its first moment and a distance in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    // A schedule without distances would never come to an end of one moment.
    self.interval = interval.isFinite ? max(interval, 0.001) : .greatestFiniteMagnitude
  }

  /// Returns the moments, from the last one that is not after the date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    let first = start.addingTimeInterval(passed * interval)
    return AnySequence(sequence(first: first) { [interval] in $0.addingTimeInterval(interval) })
  }
}

/// A schedule of the beginning of each minute, on the device's clock.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// Returns the beginnings of minutes, from the last one that is not after the date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// A schedule of moments that are listed, on the device's clock.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of the moments, in their order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns the moments.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Moments for an animation: ten in a second here, or fewer where that is asked for.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule with a least distance in seconds; one that is paused has a single moment.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 0.1)
    isPaused = paused
  }

  /// Returns the moments from the date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    isPaused ? AnySequence([startDate]) : PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at equal distances in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Moments for an animation.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Moments for an animation with a least distance in seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Moments that are listed.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// A view that is brought up to date at the moments of a schedule, on the device's clock.
///
/// Its moments count as those of a timer that repeats: nothing waits for them to end.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, PrimitiveView {
  /// What is known at a moment.
  public struct Context {
    /// How often the view is brought up to date.
    public enum Cadence: Comparable, Sendable {
      /// As often as the schedule says.
      case live
      /// About every second.
      case seconds
      /// About every minute.
      case minutes
    }

    /// The moment of the schedule.
    public let date: Date
    /// How often the view is brought up to date.
    public let cadence: Cadence

    /// Forgets what was drawn of texts, of which there is nothing here.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view whose content is made again at each moment of the schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  func makeNode(_ inputs: NodeInputs) -> Node { TimelineNode(self, inputs) }
}

/// What is known at a moment of any timeline.
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

  /// Goes on to the last moment that is not after a date.
  ///
  /// - Returns: The moment after that; `nil` where there is none.
  private func advance(to now: Date) -> Date? {
    var isFirst = true
    var count = 0
    while let entry = nextEntry(&count) {
      // Before the first moment its content is shown already.
      if entry > now, !isFirst { return entry }
      if entry > now {
        date = entry
        return entry
      }
      date = entry
      isFirst = false
    }
    return nil
  }

  /// The next moment of the schedule; one whose moments lie in the past without end fails the test and ends.
  private func nextEntry(_ count: inout Int) -> Date? {
    guard let entry = entries.next() else { return nil }
    count += 1
    if count < 100_000 { return entry }
    Misuse(
      kind: "app.schedule", action: "find the next moment of the timeline in \(enclosingViewName)", reason: "the first \(count) moments of its schedule have passed",
      advice: "let entries(from:mode:) in the app begin at the date that it is given, and let each moment be later than the one before.", place: nil
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
