import Dispatch

extension DispatchQueue.SchedulerTimeType {
  /// A time interval, in nanoseconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable, Sendable {
    /// The interval in nanoseconds.
    public var magnitude: Int

    /// The interval as a dispatch time interval.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    /// Creates an interval from a dispatch time interval.
    ///
    /// `never` becomes the longest interval.
    public init(_ timeInterval: DispatchTimeInterval) {
      func scaled(_ value: Int, _ factor: Int) -> Int {
        let (product, isTooLarge) = value.multipliedReportingOverflow(by: factor)
        return isTooLarge ? (value < 0 ? .min : .max) : product
      }
      magnitude =
        switch timeInterval {
        case .seconds(let value): scaled(value, 1_000_000_000)
        case .milliseconds(let value): scaled(value, 1_000_000)
        case .microseconds(let value): scaled(value, 1_000)
        case .nanoseconds(let value): value
        default: .max
        }
    }

    /// Creates an interval from a number of seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }

    /// Creates an interval from a whole number of seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }

    /// Creates an interval from a number of nanoseconds.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let value = Int(exactly: source) else { return nil }
      magnitude = value
    }

    /// Returns the product of two intervals.
    public static func * (first: Stride, second: Stride) -> Stride { .nanoseconds(first.magnitude.multipliedReportingOverflow(by: second.magnitude).partialValue) }

    /// Returns the sum of two intervals.
    public static func + (first: Stride, second: Stride) -> Stride { .nanoseconds(first.magnitude.addingReportingOverflow(second.magnitude).partialValue) }

    /// Returns the difference of two intervals.
    public static func - (first: Stride, second: Stride) -> Stride { .nanoseconds(first.magnitude.subtractingReportingOverflow(second.magnitude).partialValue) }

    /// Multiplies an interval by another interval.
    public static func *= (first: inout Stride, second: Stride) { first = first * second }

    /// Returns whether the first interval is shorter than the second.
    public static func < (first: Stride, second: Stride) -> Bool { first.magnitude < second.magnitude }

    /// Returns an interval of a whole number of seconds.
    public static func seconds(_ seconds: Int) -> Stride { Stride(.seconds(seconds)) }

    /// Returns an interval of a number of seconds.
    public static func seconds(_ seconds: Double) -> Stride { Stride(.nanoseconds(Int(exactly: (seconds * 1e9).rounded()) ?? (seconds < 0 ? .min : .max))) }

    /// Returns an interval of a number of milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> Stride { Stride(.milliseconds(milliseconds)) }

    /// Returns an interval of a number of microseconds.
    public static func microseconds(_ microseconds: Int) -> Stride { Stride(.microseconds(microseconds)) }

    /// Returns an interval of a number of nanoseconds.
    public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(.nanoseconds(nanoseconds)) }
  }
}
