import Foundation
import ScenarioKit
import XCTest

/// The options of a measurement with `measure(options:)`.
public final class XCTMeasureOptions {
  /// The parts of a measurement that the measured block controls itself.
  public struct InvocationOptions: OptionSet, Sendable {
    /// The raw value of the set.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The block marks the start of the measurement by calling `startMeasuring()`.
    public static let manuallyStart: InvocationOptions = InvocationOptions(rawValue: 1 << 0)
    /// The block marks the end of the measurement by calling `stopMeasuring()`.
    public static let manuallyStop: InvocationOptions = InvocationOptions(rawValue: 1 << 1)
  }

  /// The default options: five runs.
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// Whether the measured block starts or stops each measurement itself.
  ///
  /// The default is empty: the whole block is measured.
  public var invocationOptions: InvocationOptions = []

  /// The number of measured runs.
  ///
  /// The default is 5. The block also runs once before the measured runs.
  public var iterationCount: Int = 5

  /// Creates the default options.
  public init() {}
}

extension XCTestCase {
  /// The metrics that `measure(options:)` uses.
  ///
  /// The default is a single clock metric.
  public class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  /// The options of measurements that don't specify options.
  public class var defaultMeasureOptions: XCTMeasureOptions { .default }

  /// Runs a block several times and logs the average, smallest and largest value of each measured quantity.
  ///
  /// - Parameters:
  ///   - metrics: The metrics to measure.
  ///   - options: The number of runs, and whether the block starts or stops each measurement itself.
  ///   - block: The block to measure. It runs once before the measured runs.
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

  /// Runs a block several times and logs how long it takes.
  public func measure(
    options: XCTMeasureOptions, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, function: String = #function, block: () -> Void
  ) {
    measure(metrics: Self.defaultMetrics, options: options, fileID: fileID, filePath: filePath, line: line, function: function, block: block)
  }

  /// Marks the start of the measured part of a block, if the options contain `manuallyStart`.
  public func startMeasuring() {
    if !MeasuredRun.note(self, isEnd: false) { startMeasuring(file: #file, line: #line) }
  }

  /// Marks the end of the measured part of a block, if the options contain `manuallyStop`.
  public func stopMeasuring() {
    if !MeasuredRun.note(self, isEnd: true) { stopMeasuring(file: #file, line: #line) }
  }
}
