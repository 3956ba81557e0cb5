import Foundation
import ScenarioKit
import XCTest

/// How `measure(options:)` runs its block.
public final class XCTMeasureOptions {
  /// Which moments of a run the block itself names.
  public struct InvocationOptions: OptionSet, Sendable {
    /// The raw value of the set.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The block calls `startMeasuring()`.
    public static let manuallyStart: InvocationOptions = InvocationOptions(rawValue: 1 << 0)
    /// The block calls `stopMeasuring()`.
    public static let manuallyStop: InvocationOptions = InvocationOptions(rawValue: 1 << 1)
  }

  /// What measures without options do: five runs.
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// Which moments of a run the block itself names.
  public var invocationOptions: InvocationOptions = []

  /// How many runs are measured, after one that is not.
  public var iterationCount: Int = 5

  /// Creates the options that measures have without any.
  public init() {}
}

extension XCTestCase {
  /// What `measure(options:)` measures: time.
  public class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  /// The options of measures that name none.
  public class var defaultMeasureOptions: XCTMeasureOptions { .default }

  /// Runs a block several times, and writes to the log what was measured: each value's average and its least and largest.
  ///
  /// - Parameters:
  ///   - metrics: What is measured.
  ///   - options: How many runs there are.
  ///   - block: What is measured. It runs once before, without being measured.
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions = .default, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    function: String = #function, block: () -> Void
  ) {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
    var values: [(name: String, unit: String, values: [Double])] = []
    for iteration in 0...max(1, options.iterationCount) {
      for metric in metrics { metric.willBeginMeasuring() }
      MeasuredRun.begin(self)
      let start = XCTPerformanceMeasurementTimestamp()
      block()
      let end = XCTPerformanceMeasurementTimestamp()
      let run = MeasuredRun.end(self)
      for metric in metrics { metric.didStopMeasuring() }
      if iteration == 0 { continue }
      let (from, to) = (
        options.invocationOptions.contains(.manuallyStart) ? run.start ?? start : start, options.invocationOptions.contains(.manuallyStop) ? run.end ?? end : end
      )
      for metric in metrics {
        do {
          for measurement in try metric.reportMeasurements(from: from, to: to) {
            if let index = values.firstIndex(where: { $0.name == measurement.displayName }) {
              values[index].values.append(measurement.doubleValue)
            } else {
              values.append((measurement.displayName, measurement.unitSymbol, [measurement.doubleValue]))
            }
          }
        } catch { record(XCTIssue(type: .thrownError, compactDescription: "A metric could not measure: \(error)"), filePath: filePath, line: line) }
      }
    }
    ScenarioRun.tell(values.map { MeasuredRun.text($0.name, $0.unit, $0.values) }, at: place, function: function)
  }

  /// Runs a block several times, and writes to the log what time it took.
  public func measure(
    options: XCTMeasureOptions, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, function: String = #function, block: () -> Void
  ) {
    measure(metrics: Self.defaultMetrics, options: options, fileID: fileID, filePath: filePath, line: line, function: function, block: block)
  }

  /// Names the moment at which the measured part of a block begins, where the options say that the block does.
  public func startMeasuring() {
    if !MeasuredRun.note(self, isEnd: false) { startMeasuring(file: #file, line: #line) }
  }

  /// Names the moment at which the measured part of a block ends, where the options say that the block does.
  public func stopMeasuring() {
    if !MeasuredRun.note(self, isEnd: true) { stopMeasuring(file: #file, line: #line) }
  }
}
