import Foundation
import VirtualTime

/// One thing that is measured at several sizes.
struct Benchmark {
  var name: String
  var sizes: [Int]
  /// What the cost may grow by, for the benchmarks that ask how it grows.
  var growthTarget: GrowthTarget?
  /// What it may cost, for the benchmarks that have a target.
  var limit: CostLimit?
  /// What its cost is compared with, so that it means the same on every machine.
  var reference = ReferenceWork.texts
  /// Checks the answers first, then measures at one size.
  var run: (_ size: Int, _ settings: BenchmarkSettings) throws -> Measurement
}

/// How long and how often a benchmark measures.
struct BenchmarkSettings {
  /// Runs for each figure; the median, the fastest and the slowest are reported.
  var runs: Int = 9
  /// How long one run lasts at least, in seconds.
  var runTime: Double = 0.03
  /// The clock that measures.
  var clock: BenchmarkClock = .standard
  /// How often each size of a growth benchmark is measured, in turns with the others.
  var growthRounds: Int = 5
  /// Whether it is enough to see that everything works.
  var isQuick = false

  /// A short run that only shows that everything works.
  static let quick: BenchmarkSettings = BenchmarkSettings(runs: 3, runTime: 0.002, growthRounds: 3, isQuick: true)
}

/// An answer that is not what it has to be: nothing is measured then.
struct WrongAnswer: Error, CustomStringConvertible {
  var description: String

  static func check<T: Equatable>(_ name: String, _ actual: T, _ expected: T) throws {
    if actual != expected { throw WrongAnswer(description: "\(name) answered \(actual), expected \(expected).") }
  }
}

/// Keeps results alive, so that no work is optimised away.
nonisolated(unsafe) var benchmarkSink: Int = 0

extension BenchmarkSettings {
  /// The nanoseconds that one call of `body` takes, once for each run.
  ///
  /// - Parameter body: Does its work `count` times.
  func nanoseconds(_ body: (_ count: Int) -> Int) -> [Double] {
    var count = 1
    while true {
      let time = clock.seconds { benchmarkSink &+= body(count) }
      // What takes seconds is measured once, so that a cost that has exploded can still be measured at all.
      if count == 1, time >= 1 { return [time * 1e9] }
      if time >= runTime { break }
      count = max(count * 2, Int(Double(count) * runTime / Swift.max(time, 1e-7)))
    }
    return (0..<runs).map { _ in clock.seconds { benchmarkSink &+= body(count) } * 1e9 / Double(count) }
  }

  /// The seconds that `body` takes.
  static func seconds(_ body: () -> Void) -> Double { BenchmarkClock.standard.seconds(body) }
}
