/// The wall-clock part of an event.
///
/// Everything else in a journal is the same for two runs of the same tests.
public struct WallTime: Equatable, Sendable {
  /// When it happened, in microseconds since 1970.
  public var time: Int64

  /// How long it took, in nanoseconds; 0 for a start.
  public var took: Int64

  /// Creates a wall-clock time.
  package init(time: Int64, took: Int64 = 0) {
    self.time = time
    self.took = took
  }
}
