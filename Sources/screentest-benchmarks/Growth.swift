import Foundation

/// What a growth benchmark has to meet.
struct GrowthTarget {
  /// The largest exponent of the last decade: 0 is flat, 1 is linear.
  var exponent: Double
  /// The longest time at the largest size, in nanoseconds, where there is a limit.
  var nanoseconds: Double?
}

/// How the cost grew over the last decade of sizes.
struct Growth {
  var name: String
  /// The smaller and the larger size.
  var sizes: (from: Int, to: Int)
  /// The slope of log(time) over log(size), of the fastest runs: other work on the machine only ever adds to a run.
  var exponent: Double
  /// The median time at the larger size, in nanoseconds.
  var nanoseconds: Double
  var target: GrowthTarget

  /// Returns `nil` where fewer than two sizes were measured.
  init?(of measurements: [Measurement], target: GrowthTarget) {
    let sorted = measurements.sorted { $0.size < $1.size }
    guard let last = sorted.last, let first = sorted.last(where: { $0.size * 10 <= last.size }), first.min > 0 else { return nil }
    name = last.name
    sizes = (first.size, last.size)
    exponent = log(last.min / first.min) / log(Double(last.size) / Double(first.size))
    nanoseconds = last.median
    self.target = target
  }

  /// Measures the sizes that the exponent is about again, in turns, and returns all measurements with what was fastest.
  ///
  /// How the memory of one run happens to lie makes it slower or faster than another of the same size by a tenth.
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

  /// The growth as one line for a person.
  var line: String {
    var line = "growth of \(name) from \(sizes.from) to \(sizes.to): size^\(Measurement.rounded(exponent))\(verdict(exponent <= target.exponent, "\(target.exponent)"))"
    if let limit = target.nanoseconds {
      line += ", \(Measurement.time(nanoseconds))\(verdict(nanoseconds <= limit, Measurement.time(limit)))"
    }
    return line
  }

  private func verdict(_ isMet: Bool, _ limit: String) -> String { " (target \(limit): \(isMet ? "met" : "missed"))" }
}
