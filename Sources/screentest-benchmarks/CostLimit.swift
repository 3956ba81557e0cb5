/// What something may cost, in the unit of its measurement, in each of the builds that have a target.
struct CostLimit {
  var release: Double?
  var debug: Double?

  /// The limits as fields of a line of JSON, or nothing.
  var json: String {
    let fields = [("limit", release), ("debugLimit", debug)]
    return fields.map { name, limit in limit.map { ",\"\(name)\":\(Measurement.rounded($0))" } ?? "" }.joined()
  }

  /// The figures of a measurement that have a limit, each with it.
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
