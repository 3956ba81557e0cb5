extension Duration {
  /// A duration from seconds that a caller computed, with what no clock can measure (not a number, beyond 285 years) held within range.
  package init(clampingSeconds seconds: Double) {
    let limit = 9e9
    self = .seconds(seconds.isNaN ? 0 : Swift.min(Swift.max(seconds, -limit), limit))
  }

  /// The duration in nanoseconds, rounded up so that nothing wakes early, and held within the range of `Int64`.
  var roundedNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return seconds < 0 ? .min : .max }
    let fraction = attoseconds / 1_000_000_000
    let rounded = fraction * 1_000_000_000 < attoseconds ? fraction + 1 : fraction
    return whole.addingSaturated(rounded)
  }
}

extension Int64 {
  /// The sum, or the nearest value that can be represented.
  func addingSaturated(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    guard overflow else { return sum }
    return other < 0 ? .min : .max
  }
}
