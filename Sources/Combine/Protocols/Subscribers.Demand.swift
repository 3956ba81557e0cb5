extension Subscribers {
  /// How many values a subscriber wants.
  ///
  /// Sums that are too large are ``unlimited``, and there is no demand below ``none``.
  @frozen
  public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    @usableFromInline let count: Int

    private init(count: Int) { self.count = count }

    /// As many values as the publisher has.
    public static let unlimited = Demand(count: .max)

    /// No values.
    public static let none = Demand(count: 0)

    /// At most so many values; a number below zero is taken as zero.
    public static func max(_ value: Int) -> Demand { Demand(count: Swift.max(0, value)) }

    /// The number of values; `nil` where there is no limit.
    public var max: Int? { count == .max ? nil : count }

    /// “unlimited”, or the number as in “max(3)”.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Returns whether the first demand is for fewer values.
    public static func < (first: Demand, second: Demand) -> Bool { first.count < second.count }

    /// Returns the sum of two demands.
    public static func + (first: Demand, second: Demand) -> Demand { first + second.count }

    /// Returns a demand for so many values more.
    public static func + (demand: Demand, number: Int) -> Demand {
      if demand.count == .max { return demand }
      let (sum, isTooLarge) = demand.count.addingReportingOverflow(number)
      return isTooLarge ? .unlimited : .max(sum)
    }

    /// Adds a demand.
    public static func += (first: inout Demand, second: Demand) { first = first + second }

    /// Adds a number of values.
    public static func += (demand: inout Demand, number: Int) { demand = demand + number }

    /// Returns what is left of a demand; less than nothing is nothing.
    public static func - (first: Demand, second: Demand) -> Demand { second.count == .max && first.count != .max ? .none : first - second.count }

    /// Returns a demand for so many values less.
    public static func - (demand: Demand, number: Int) -> Demand { demand.count == .max ? demand : .max(demand.count - number) }

    /// Takes a demand away.
    public static func -= (first: inout Demand, second: Demand) { first = first - second }

    /// Takes a number of values away.
    public static func -= (demand: inout Demand, number: Int) { demand = demand - number }

    /// Returns so many times the demand.
    public static func * (demand: Demand, number: Int) -> Demand {
      if demand.count == .max { return demand }
      let (product, isTooLarge) = demand.count.multipliedReportingOverflow(by: number)
      return isTooLarge ? .unlimited : .max(product)
    }

    /// Multiplies the demand.
    public static func *= (demand: inout Demand, number: Int) { demand = demand * number }

    /// Returns whether the demand is for more than so many values.
    public static func > (demand: Demand, number: Int) -> Bool { demand.count > number }

    /// Returns whether the demand is for at least so many values.
    public static func >= (demand: Demand, number: Int) -> Bool { demand.count >= number }

    /// Returns whether the demand is for fewer than so many values.
    public static func < (demand: Demand, number: Int) -> Bool { demand.count < number }

    /// Returns whether the demand is for at most so many values.
    public static func <= (demand: Demand, number: Int) -> Bool { demand.count <= number }

    /// Returns whether the demand is for exactly so many values.
    public static func == (demand: Demand, number: Int) -> Bool { demand.max == number }

    /// Returns whether the demand is for another number of values.
    public static func != (demand: Demand, number: Int) -> Bool { demand.max != number }
  }
}
