/// A time interval that can be written in units: `.milliseconds(300)`.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns an interval of a whole number of seconds.
  static func seconds(_ seconds: Int) -> Self

  /// Returns an interval of a number of seconds.
  static func seconds(_ seconds: Double) -> Self

  /// Returns an interval of a number of milliseconds.
  static func milliseconds(_ milliseconds: Int) -> Self

  /// Returns an interval of a number of microseconds.
  static func microseconds(_ microseconds: Int) -> Self

  /// Returns an interval of a number of nanoseconds.
  static func nanoseconds(_ nanoseconds: Int) -> Self
}
