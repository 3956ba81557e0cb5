/// A length of time that can be written in units: `.milliseconds(300)`.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns a length of time in whole seconds.
  static func seconds(_ seconds: Int) -> Self

  /// Returns a length of time in seconds.
  static func seconds(_ seconds: Double) -> Self

  /// Returns a length of time in milliseconds.
  static func milliseconds(_ milliseconds: Int) -> Self

  /// Returns a length of time in microseconds.
  static func microseconds(_ microseconds: Int) -> Self

  /// Returns a length of time in nanoseconds.
  static func nanoseconds(_ nanoseconds: Int) -> Self
}
