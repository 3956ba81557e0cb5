extension Subscribers {
  /// The number of values that a subscriber requests.
  ///
  /// Sums that overflow are ``unlimited``, and a demand is never less than ``none``.
  @frozen
  public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    @usableFromInline let count: Int

    private init(count: Int) { self.count = count }

    /// A demand for all values.
    public static let unlimited = Demand(count: .max)

    /// A demand for no values.
    public static let none = Demand(count: 0)

    /// Creates a demand for a maximum number of values.
    ///
    /// Negative numbers count as zero.
    public static func max(_ value: Int) -> Demand { Demand(count: Swift.max(0, value)) }

    /// The number of values, or `nil` if there isn't a limit.
    public var max: Int? { count == .max ? nil : count }

    /// The demand as text: “unlimited” or “max(3)”.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Returns whether the first demand is smaller than the second.
    public static func < (first: Demand, second: Demand) -> Bool { first.count < second.count }

    /// Returns the sum of two demands.
    public static func + (first: Demand, second: Demand) -> Demand { first + second.count }

    /// Returns the demand increased by a number of values.
    public static func + (demand: Demand, number: Int) -> Demand {
      if demand.count == .max { return demand }
      let (sum, isTooLarge) = demand.count.addingReportingOverflow(number)
      return isTooLarge ? .unlimited : .max(sum)
    }

    /// Adds a demand.
    public static func += (first: inout Demand, second: Demand) { first = first + second }

    /// Adds a number of values.
    public static func += (demand: inout Demand, number: Int) { demand = demand + number }

    /// Returns the difference of two demands, which is never less than ``none``.
    public static func - (first: Demand, second: Demand) -> Demand { second.count == .max && first.count != .max ? .none : first - second.count }

    /// Returns the demand decreased by a number of values.
    public static func - (demand: Demand, number: Int) -> Demand { demand.count == .max ? demand : .max(demand.count - number) }

    /// Subtracts a demand.
    public static func -= (first: inout Demand, second: Demand) { first = first - second }

    /// Subtracts a number of values.
    public static func -= (demand: inout Demand, number: Int) { demand = demand - number }

    /// Returns the demand multiplied by a number.
    public static func * (demand: Demand, number: Int) -> Demand {
      if demand.count == .max { return demand }
      let (product, isTooLarge) = demand.count.multipliedReportingOverflow(by: number)
      return isTooLarge ? .unlimited : .max(product)
    }

    /// Multiplies the demand by a number.
    public static func *= (demand: inout Demand, number: Int) { demand = demand * number }

    /// Returns whether the demand is greater than a number of values.
    public static func > (demand: Demand, number: Int) -> Bool { demand.count > number }

    /// Returns whether the demand is at least a number of values.
    public static func >= (demand: Demand, number: Int) -> Bool { demand.count >= number }

    /// Returns whether the demand is less than a number of values.
    public static func < (demand: Demand, number: Int) -> Bool { demand.count < number }

    /// Returns whether the demand is at most a number of values.
    public static func <= (demand: Demand, number: Int) -> Bool { demand.count <= number }

    /// Returns whether the demand equals a number of values.
    public static func == (demand: Demand, number: Int) -> Bool { demand.max == number }

    /// Returns whether the demand differs from a number of values.
    public static func != (demand: Demand, number: Int) -> Bool { demand.max != number }
  }
}
