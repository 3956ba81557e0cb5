import Foundation

/// A point in time for run loops and operation queues.
///
/// Apps use it as `RunLoop.SchedulerTimeType` and `OperationQueue.SchedulerTimeType`.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The date of the point in time.
  public var date: Date

  /// Creates a point in time from a date.
  public init(_ date: Date) { self.date = date }

  /// Returns the time from this point to another.
  public func distance(to other: DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }

  /// Returns the point in time after an interval.
  public func advanced(by n: Stride) -> DateSchedulerTime { DateSchedulerTime(date.addingTimeInterval(n.timeInterval)) }

  /// A time interval, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable, Sendable {
    /// The interval in seconds.
    public var timeInterval: TimeInterval

    /// The interval in seconds, with its sign.
    public var magnitude: TimeInterval { timeInterval }

    /// Creates an interval from a number of seconds.
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }

    /// Creates an interval from a literal number of seconds.
    public init(integerLiteral value: TimeInterval) { timeInterval = value }

    /// Creates an interval from a literal number of seconds.
    public init(floatLiteral value: TimeInterval) { timeInterval = value }

    /// Creates an interval from a whole number of seconds.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      timeInterval = value
    }

    /// Returns the product of two intervals.
    public static func * (first: Stride, second: Stride) -> Stride { Stride(first.timeInterval * second.timeInterval) }

    /// Returns the sum of two intervals.
    public static func + (first: Stride, second: Stride) -> Stride { Stride(first.timeInterval + second.timeInterval) }

    /// Returns the difference of two intervals.
    public static func - (first: Stride, second: Stride) -> Stride { Stride(first.timeInterval - second.timeInterval) }

    /// Multiplies an interval by another interval.
    public static func *= (first: inout Stride, second: Stride) { first = first * second }

    /// Returns whether the first interval is shorter than the second.
    public static func < (first: Stride, second: Stride) -> Bool { first.timeInterval < second.timeInterval }

    /// Returns an interval of a whole number of seconds.
    public static func seconds(_ seconds: Int) -> Stride { Stride(Double(seconds)) }

    /// Returns an interval of a number of seconds.
    public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }

    /// Returns an interval of a number of milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> Stride { Stride(Double(milliseconds) / 1e3) }

    /// Returns an interval of a number of microseconds.
    public static func microseconds(_ microseconds: Int) -> Stride { Stride(Double(microseconds) / 1e6) }

    /// Returns an interval of a number of nanoseconds.
    public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(Double(nanoseconds) / 1e9) }
  }
}
