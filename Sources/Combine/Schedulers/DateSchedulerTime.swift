import Foundation

/// A point in the time of run loops and operation queues, as a date.
///
/// Apps know it as `RunLoop.SchedulerTimeType` and `OperationQueue.SchedulerTimeType`.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The date.
  public var date: Date

  /// Creates a point in time.
  public init(_ date: Date) { self.date = date }

  /// Returns the time from this point to another.
  public func distance(to other: DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }

  /// Returns the point that is so much later.
  public func advanced(by n: Stride) -> DateSchedulerTime { DateSchedulerTime(date.addingTimeInterval(n.timeInterval)) }

  /// A length of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable, Sendable {
    /// The length in seconds.
    public var timeInterval: TimeInterval

    /// The length in seconds.
    public var magnitude: TimeInterval { timeInterval }

    /// Creates a length from seconds.
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }

    /// Creates a length from a literal of seconds.
    public init(integerLiteral value: TimeInterval) { timeInterval = value }

    /// Creates a length from a literal of seconds.
    public init(floatLiteral value: TimeInterval) { timeInterval = value }

    /// Creates a length from a whole number of seconds.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      timeInterval = value
    }

    /// Returns the product of two lengths.
    public static func * (first: Stride, second: Stride) -> Stride { Stride(first.timeInterval * second.timeInterval) }

    /// Returns the sum of two lengths.
    public static func + (first: Stride, second: Stride) -> Stride { Stride(first.timeInterval + second.timeInterval) }

    /// Returns the difference of two lengths.
    public static func - (first: Stride, second: Stride) -> Stride { Stride(first.timeInterval - second.timeInterval) }

    /// Multiplies a length.
    public static func *= (first: inout Stride, second: Stride) { first = first * second }

    /// Returns whether the first length is shorter.
    public static func < (first: Stride, second: Stride) -> Bool { first.timeInterval < second.timeInterval }

    /// Returns a length of time in whole seconds.
    public static func seconds(_ seconds: Int) -> Stride { Stride(Double(seconds)) }

    /// Returns a length of time in seconds.
    public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }

    /// Returns a length of time in milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> Stride { Stride(Double(milliseconds) / 1e3) }

    /// Returns a length of time in microseconds.
    public static func microseconds(_ microseconds: Int) -> Stride { Stride(Double(microseconds) / 1e6) }

    /// Returns a length of time in nanoseconds.
    public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(Double(nanoseconds) / 1e9) }
  }
}
