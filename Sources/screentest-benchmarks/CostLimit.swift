/// The limits for a cost in the unit of its measurement, for the release build and the debug build.
struct CostLimit {
  var release: Double?
  var debug: Double?

  /// The limits as fields for a line of JSON, or an empty string.
  var json: String {
    let fields = [("limit", release), ("debugLimit", debug)]
    return fields.map { name, limit in limit.map { ",\"\(name)\":\(Measurement.rounded($0))" } ?? "" }.joined()
  }

  /// Returns the figures of a measurement that have a limit, each with its limit.
  func comparisons(with measurement: Measurement) -> [(build: String, median: Double, limit: Double)] {
    let (release, debug) = Self.isDebugBuild ? (nil, measurement.median) : (measurement.median, measurement.debugMedian)
    let pairs = [("", release, self.release), (" in debug", debug, self.debug)]
    return pairs.compactMap { build, median, limit in
      guard let median, let limit else { return nil }
      return (build, median, limit)
    }
  }

  #if DEBUG
    static let isDebugBuild = true
  #else
    static let isDebugBuild = false
  #endif
}
