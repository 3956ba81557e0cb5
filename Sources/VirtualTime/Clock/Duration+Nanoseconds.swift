extension Duration {
  /// Creates a duration from computed seconds and clamps values that no clock can measure.
  ///
  /// Values beyond 285 years are clamped to that limit. A value that isn't a number becomes zero.
  package init(clampingSeconds seconds: Double) {
    let limit = 9e9
    self = .seconds(seconds.isNaN ? 0 : Swift.min(Swift.max(seconds, -limit), limit))
  }

  /// The duration in nanoseconds, clamped to the range of `Int64`.
  ///
  /// The value is rounded up, so nothing wakes early.
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
  /// Returns the sum, or the nearest value that can be represented.
  func addingSaturated(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    guard overflow else { return sum }
    return other < 0 ? .min : .max
  }
}
