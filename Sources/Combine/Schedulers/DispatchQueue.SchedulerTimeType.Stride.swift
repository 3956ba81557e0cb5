import Dispatch

extension DispatchQueue.SchedulerTimeType {
  /// A length of time in nanoseconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable, Sendable {
    /// The length in nanoseconds.
    public var magnitude: Int

    /// The length, as dispatch queues take it.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    /// Creates a length from one of dispatch queues; “never” is the longest there is.
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

    /// Creates a length from seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }

    /// Creates a length from whole seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }

    /// Creates a length from a number of nanoseconds.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let value = Int(exactly: source) else { return nil }
      magnitude = value
    }

    /// Returns the product of two lengths.
    public static func * (first: Stride, second: Stride) -> Stride { .nanoseconds(first.magnitude.multipliedReportingOverflow(by: second.magnitude).partialValue) }

    /// Returns the sum of two lengths.
    public static func + (first: Stride, second: Stride) -> Stride { .nanoseconds(first.magnitude.addingReportingOverflow(second.magnitude).partialValue) }

    /// Returns the difference of two lengths.
    public static func - (first: Stride, second: Stride) -> Stride { .nanoseconds(first.magnitude.subtractingReportingOverflow(second.magnitude).partialValue) }

    /// Multiplies a length.
    public static func *= (first: inout Stride, second: Stride) { first = first * second }

    /// Returns whether the first length is shorter.
    public static func < (first: Stride, second: Stride) -> Bool { first.magnitude < second.magnitude }

    /// Returns a length of time in whole seconds.
    public static func seconds(_ seconds: Int) -> Stride { Stride(.seconds(seconds)) }

    /// Returns a length of time in seconds.
    public static func seconds(_ seconds: Double) -> Stride { Stride(.nanoseconds(Int(exactly: (seconds * 1e9).rounded()) ?? (seconds < 0 ? .min : .max))) }

    /// Returns a length of time in milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> Stride { Stride(.milliseconds(milliseconds)) }

    /// Returns a length of time in microseconds.
    public static func microseconds(_ microseconds: Int) -> Stride { Stride(.microseconds(microseconds)) }

    /// Returns a length of time in nanoseconds.
    public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(.nanoseconds(nanoseconds)) }
  }
}
