import Foundation

/// The measurement of a benchmark at one size.
struct Measurement: Sendable {
  var name: String
  /// The number of elements, events, steps and so on.
  var size: Int
  var median: Double
  var min: Double
  var max: Double
  /// The unit of the figures, “ns” or “bytes”.
  var unit: String
  /// The median in a debug build, or `nil` if it wasn't measured.
  var debugMedian: Double?
  /// The limit for the cost, or `nil` if there isn't one.
  var limit: CostLimit?
  /// The measurement without the tested feature, if the difference counts.
  var without: Comparison?

  /// The duration of the reference work, measured next to the benchmark, in nanoseconds.
  var reference: Double?

  /// The same work without a feature: its median, the difference and the limit, in nanoseconds.
  struct Comparison {
    var median: Double
    var difference: Double
    var limit: Double
  }

  init(name: String, size: Int, samples: [Double], unit: String) {
    let sorted = samples.sorted()
    self.name = name
    self.size = size
    self.unit = unit
    median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    min = sorted.first ?? 0
    max = sorted.last ?? 0
  }

  /// The measurement as one line of JSON.
  var json: String {
    "{\"name\":\"\(name)\",\"size\":\(size),\"median\":\(Self.rounded(median)),\"min\":\(Self.rounded(min)),\"max\":\(Self.rounded(max)),\"unit\":\"\(unit)\"\(debugMedian.map { ",\"debug\":\(Self.rounded($0))" } ?? "")\(reference.map { ",\"reference\":\(Self.rounded($0))" } ?? "")\(limit?.json ?? "")\(without.map { ",\"without\":\(Self.rounded($0.median)),\"difference\":\(Self.rounded($0.difference)),\"differenceLimit\":\(Self.rounded($0.limit))" } ?? "")}"
  }

  /// The measurement as one line of text.
  var line: String {
    func column(_ text: String, _ width: Int) -> String { String(repeating: " ", count: Swift.max(0, width - text.count)) + text }
    let name = self.name.padding(toLength: Swift.max(24, self.name.count), withPad: " ", startingAt: 0)
    return
      "\(name) \(column(String(size), 9)) \(column(Self.rounded(median), 12)) \(column(Self.rounded(min), 12)) \(column(Self.rounded(max), 12)) \(unit)\(debugMedian.map { column(Self.rounded($0), 16 - unit.count) } ?? "")"
  }

  /// The limits of the measurement, and whether they are met, as lines of text.
  var targetLines: [String] {
    var figures = limit?.comparisons(with: self) ?? []
    if let without {
      figures.append((" against \(Self.time(without.median)) without", without.difference, without.limit))
    }
    return figures.map { "\(name)\($0.build): \(figure($0.median)) (target \(figure($0.limit)): \($0.median <= $0.limit ? "met" : "missed"))" }
  }

  /// Returns a figure with the unit of the measurement.
  private func figure(_ value: Double) -> String { unit == "ns" ? Self.time(value) : "\(Self.rounded(value)) \(unit)" }

  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(rounded(nanoseconds)) ns"
    case ..<1_000_000: "\(rounded(nanoseconds / 1e3)) µs"
    case ..<1_000_000_000: "\(rounded(nanoseconds / 1e6)) ms"
    default: "\(rounded(nanoseconds / 1e9)) s"
    }
  }

  static func rounded(_ value: Double) -> String { String((value * 100).rounded() / 100 + 0) }

  /// Returns the growth of the cost: the slope of log(median) over log(size).
  ///
  /// 0 is flat, 1 is linear.
  static func growthExponent(of measurements: [Measurement]) -> Double? {
    let points = measurements.filter { $0.median > 0 && $0.size > 0 }.map { (x: log(Double($0.size)), y: log($0.median)) }
    guard points.count > 1 else { return nil }
    let count = Double(points.count)
    let meanX = points.map(\.x).reduce(0, +) / count
    let meanY = points.map(\.y).reduce(0, +) / count
    let spread = points.map { ($0.x - meanX) * ($0.x - meanX) }.reduce(0, +)
    return spread == 0 ? nil : points.map { ($0.x - meanX) * ($0.y - meanY) }.reduce(0, +) / spread
  }
}
