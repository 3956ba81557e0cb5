import Foundation

/// The limits of a growth benchmark.
struct GrowthTarget {
  /// The largest exponent for the last decade of sizes: 0 is flat, 1 is linear.
  var exponent: Double
  /// The longest duration at the largest size, in nanoseconds, or `nil` if there isn't a limit.
  var nanoseconds: Double?
}

/// The growth of a cost over the last decade of sizes.
struct Growth {
  var name: String
  /// The smaller and the larger size.
  var sizes: (from: Int, to: Int)
  /// The slope of log(time) over log(size) for the fastest runs.
  ///
  /// Only the fastest runs are used, because other work on the machine slows runs down.
  var exponent: Double
  /// The median duration at the larger size, in nanoseconds.
  var nanoseconds: Double
  var target: GrowthTarget

  /// Creates the growth, or returns `nil` if fewer than two sizes were measured.
  init?(of measurements: [Measurement], target: GrowthTarget) {
    let sorted = measurements.sorted { $0.size < $1.size }
    guard let last = sorted.last, let first = sorted.last(where: { $0.size * 10 <= last.size }), first.min > 0 else { return nil }
    name = last.name
    sizes = (first.size, last.size)
    exponent = log(last.min / first.min) / log(Double(last.size) / Double(first.size))
    nanoseconds = last.median
    self.target = target
  }

  /// Measures the two sizes for the exponent again, in turns.
  ///
  /// Returns all measurements with their fastest figures.
  ///
  /// Two runs of the same size can differ by a tenth, because their memory is laid out differently.
  static func measureAgain(_ measurements: [Measurement], rounds: Int, _ run: (_ size: Int) throws -> Measurement) rethrows -> [Measurement] {
    guard let last = measurements.max(by: { $0.size < $1.size }), let first = measurements.filter({ $0.size * 10 <= last.size }).max(by: { $0.size < $1.size }) else {
      return measurements
    }
    var all = measurements
    for _ in 1..<max(1, rounds) {
      for size in [first.size, last.size] {
        let again = try run(size)
        guard let index = all.firstIndex(where: { $0.size == size }) else { continue }
        all[index].min = Swift.min(all[index].min, again.min)
        all[index].median = Swift.min(all[index].median, again.median)
      }
    }
    return all
  }

  /// The growth as one line of JSON.
  var json: String {
    let limit = target.nanoseconds.map { ",\"nanoseconds\":\(Measurement.rounded(nanoseconds)),\"nanosecondsLimit\":\(Measurement.rounded($0))" } ?? ""
    return "{\"name\":\"\(name)\",\"from\":\(sizes.from),\"to\":\(sizes.to),\"exponent\":\(Measurement.rounded(exponent)),\"exponentLimit\":\(target.exponent)\(limit)}"
  }

  /// The growth as one line of text.
  var line: String {
    var line = "growth of \(name) from \(sizes.from) to \(sizes.to): size^\(Measurement.rounded(exponent))\(verdict(exponent <= target.exponent, "\(target.exponent)"))"
    if let limit = target.nanoseconds {
      line += ", \(Measurement.time(nanoseconds))\(verdict(nanoseconds <= limit, Measurement.time(limit)))"
    }
    return line
  }

  private func verdict(_ isMet: Bool, _ limit: String) -> String { " (target \(limit): \(isMet ? "met" : "missed"))" }
}
