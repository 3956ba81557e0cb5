/// A scheduler that runs every closure at once; its time stands still.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The shared scheduler.
  public static let shared = ImmediateScheduler()

  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The one point in time that there is.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// A length of time, which means nothing here.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable, Sendable {
      /// The number that the length was made with.
      public var magnitude: Int

      /// Creates a length.
      public init(_ value: Int) { magnitude = value }

      /// Creates a length from a literal.
      public init(integerLiteral value: Int) { magnitude = value }

      /// Creates a length from a literal.
      public init(floatLiteral value: Double) { magnitude = Int(value) }

      /// Creates a length from a number.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Returns the product of two lengths.
      public static func * (first: Stride, second: Stride) -> Stride { Stride(first.magnitude * second.magnitude) }

      /// Returns the sum of two lengths.
      public static func + (first: Stride, second: Stride) -> Stride { Stride(first.magnitude + second.magnitude) }

      /// Returns the difference of two lengths.
      public static func - (first: Stride, second: Stride) -> Stride { Stride(first.magnitude - second.magnitude) }

      /// Multiplies a length.
      public static func *= (first: inout Stride, second: Stride) { first = first * second }

      /// Returns whether the first length is shorter.
      public static func < (first: Stride, second: Stride) -> Bool { first.magnitude < second.magnitude }

      /// Returns no time.
      public static func seconds(_ seconds: Int) -> Stride { 0 }

      /// Returns no time.
      public static func seconds(_ seconds: Double) -> Stride { 0 }

      /// Returns no time.
      public static func milliseconds(_ milliseconds: Int) -> Stride { 0 }

      /// Returns no time.
      public static func microseconds(_ microseconds: Int) -> Stride { 0 }

      /// Returns no time.
      public static func nanoseconds(_ nanoseconds: Int) -> Stride { 0 }
    }

    /// Returns no time.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// Returns the same time.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }
  }

  /// The one point in time that there is.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs a closure at once.
  public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs a closure once, at once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
