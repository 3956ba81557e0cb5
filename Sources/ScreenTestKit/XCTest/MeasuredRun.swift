import Foundation
import XCTest

/// One run of a measured block.
///
/// The block can mark the start and the end of the measurement itself.
final class MeasuredRun: @unchecked Sendable {
  /// The times when the block called `startMeasuring()` and `stopMeasuring()`.
  struct Moments {
    var start: XCTPerformanceMeasurementTimestamp?
    var end: XCTPerformanceMeasurementTimestamp?
  }

  private static let shared: MeasuredRun = MeasuredRun()

  private let lock: NSLock = NSLock()
  private var runs: [ObjectIdentifier: Moments] = [:]

  static func begin(_ testCase: XCTestCase) { shared.lock.withLock { shared.runs[ObjectIdentifier(testCase)] = Moments() } }

  static func end(_ testCase: XCTestCase) -> Moments { shared.lock.withLock { shared.runs.removeValue(forKey: ObjectIdentifier(testCase)) } ?? Moments() }

  /// Records that the block marked the start or the end of the measurement.
  ///
  /// Returns `false` if this module isn't measuring a run.
  static func note(_ testCase: XCTestCase, isEnd: Bool) -> Bool {
    let now = XCTPerformanceMeasurementTimestamp()
    return shared.lock.withLock {
      guard var moments = shared.runs[ObjectIdentifier(testCase)] else { return false }
      if isEnd { moments.end = now } else { moments.start = now }
      shared.runs[ObjectIdentifier(testCase)] = moments
      return true
    }
  }

  /// Returns a one-line summary of the values.
  ///
  /// An example is “Clock, virtual time: 0.8 s on average over 5 runs, from 0.8 to 0.8”.
  static func text(_ name: String, _ unit: String, _ values: [Double]) -> String {
    let average = values.reduce(0, +) / Double(max(1, values.count))
    return "measured \(name): \(figure(average)) \(unit) on average over \(values.count) \(values.count == 1 ? "run" : "runs"), "
      + "from \(figure(values.min() ?? 0)) to \(figure(values.max() ?? 0))"
  }

  private static func figure(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
