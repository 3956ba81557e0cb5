/// The real time and duration of an event.
///
/// Everything else in a journal is the same in two runs of the same tests.
public struct WallTime: Equatable, Sendable {
  /// The time of the event, in microseconds since 1970.
  public var time: Int64

  /// The duration in nanoseconds, or 0 for a start.
  public var took: Int64

  /// Creates a time with an optional duration.
  package init(time: Int64, took: Int64 = 0) {
    self.time = time
    self.took = took
  }
}
