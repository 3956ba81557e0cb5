/// A scheduler that runs closures immediately.
///
/// Its time never advances.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The shared scheduler.
  public static let shared = ImmediateScheduler()

  /// The type of options.
  ///
  /// This scheduler has no options.
  public typealias SchedulerOptions = Never

  /// The only point in time of this scheduler.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// A time interval, which has no effect in this scheduler.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable, Sendable {
      /// The number that the interval was created with.
      public var magnitude: Int

      /// Creates an interval from a number.
      public init(_ value: Int) { magnitude = value }

      /// Creates an interval from a literal number.
      public init(integerLiteral value: Int) { magnitude = value }

      /// Creates an interval from a literal number.
      public init(floatLiteral value: Double) { magnitude = Int(value) }

      /// Creates an interval from a number.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Returns the product of two intervals.
      public static func * (first: Stride, second: Stride) -> Stride { Stride(first.magnitude * second.magnitude) }

      /// Returns the sum of two intervals.
      public static func + (first: Stride, second: Stride) -> Stride { Stride(first.magnitude + second.magnitude) }

      /// Returns the difference of two intervals.
      public static func - (first: Stride, second: Stride) -> Stride { Stride(first.magnitude - second.magnitude) }

      /// Multiplies an interval by another interval.
      public static func *= (first: inout Stride, second: Stride) { first = first * second }

      /// Returns whether the first interval is shorter than the second.
      public static func < (first: Stride, second: Stride) -> Bool { first.magnitude < second.magnitude }

      /// Returns an empty interval.
      public static func seconds(_ seconds: Int) -> Stride { 0 }

      /// Returns an empty interval.
      public static func seconds(_ seconds: Double) -> Stride { 0 }

      /// Returns an empty interval.
      public static func milliseconds(_ milliseconds: Int) -> Stride { 0 }

      /// Returns an empty interval.
      public static func microseconds(_ microseconds: Int) -> Stride { 0 }

      /// Returns an empty interval.
      public static func nanoseconds(_ nanoseconds: Int) -> Stride { 0 }
    }

    /// Returns an empty interval.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// Returns the same point in time.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }
  }

  /// The only point in time of this scheduler.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure immediately.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs a closure immediately.
  public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs a closure once, immediately.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
