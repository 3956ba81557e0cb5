import Foundation
import VirtualTime

/// A benchmark that measures one operation at several sizes.
struct Benchmark {
  var name: String
  var sizes: [Int]
  /// The limit for the growth of the cost, or `nil` if the benchmark doesn't measure growth.
  var growthTarget: GrowthTarget?
  /// The limit for the cost, or `nil` if there isn't one.
  var limit: CostLimit?
  /// The reference work that the cost is compared with.
  ///
  /// The ratio is about the same on every machine.
  var reference = ReferenceWork.texts
  /// Checks the results first, then measures at one size.
  var run: (_ size: Int, _ settings: BenchmarkSettings) throws -> Measurement
}

/// The durations and repetitions of a benchmark's measurements.
struct BenchmarkSettings {
  /// The number of runs for each figure.
  ///
  /// The median, the fastest and the slowest run are reported.
  var runs: Int = 9
  /// The minimum duration of one run, in seconds.
  var runTime: Double = 0.03
  /// The clock for the measurement.
  var clock: BenchmarkClock = .standard
  /// How many times each size of a growth benchmark is measured, in turns with the other sizes.
  var growthRounds: Int = 5
  /// Whether a short run that only checks the results is enough.
  var isQuick = false

  /// The settings for a short run that only checks that everything works.
  static let quick: BenchmarkSettings = BenchmarkSettings(runs: 3, runTime: 0.002, growthRounds: 3, isQuick: true)
}

/// An error for a wrong result.
///
/// A benchmark with a wrong result isn't measured.
struct WrongAnswer: Error, CustomStringConvertible {
  var description: String

  static func check<T: Equatable>(_ name: String, _ actual: T, _ expected: T) throws {
    if actual != expected { throw WrongAnswer(description: "Wrong result for “\(name)”: \(actual) instead of \(expected).") }
  }
}

/// Keeps results alive, so the compiler doesn't optimize the work away.
nonisolated(unsafe) var benchmarkSink: Int = 0

extension BenchmarkSettings {
  /// Returns the duration of one call of `body` in nanoseconds, for each run.
  ///
  /// - Parameter body: A closure that does its work `count` times.
  func nanoseconds(_ body: (_ count: Int) -> Int) -> [Double] {
    var count = 1
    while true {
      let time = clock.seconds { benchmarkSink &+= body(count) }
      // Measure work that takes at least a second only once, so even a cost that has exploded can be measured.
      if count == 1, time >= 1 { return [time * 1e9] }
      if time >= runTime { break }
      count = max(count * 2, Int(Double(count) * runTime / Swift.max(time, 1e-7)))
    }
    return (0..<runs).map { _ in clock.seconds { benchmarkSink &+= body(count) } * 1e9 / Double(count) }
  }

  /// Returns the duration of a closure in seconds.
  static func seconds(_ body: () -> Void) -> Double { BenchmarkClock.standard.seconds(body) }
}
