import Foundation
import XCTest

/// A value with a unit that a metric measured in one iteration.
public struct XCTPerformanceMeasurement: Sendable {
  /// The identifier of the measured quantity.
  public let identifier: String
  /// The name of the measured quantity, which the log shows.
  public let displayName: String
  /// The measured value.
  public let doubleValue: Double
  /// The symbol of the value's unit, such as “s”.
  public let unitSymbol: String

  /// Creates a measurement from a value and the symbol of its unit.
  public init(identifier: String, displayName: String, doubleValue: Double, unitSymbol: String) {
    self.identifier = identifier
    self.displayName = displayName
    self.doubleValue = doubleValue
    self.unitSymbol = unitSymbol
  }

  /// Creates a measurement from a value with a unit.
  public init(identifier: String, displayName: String, value: Measurement<Unit>) {
    self.init(identifier: identifier, displayName: displayName, doubleValue: value.value, unitSymbol: value.unit.symbol)
  }
}

/// A timestamp in device time and in real time.
public struct XCTPerformanceMeasurementTimestamp: Sendable {
  /// The date at the moment of the timestamp.
  ///
  /// In a test with a device, this is the device's date.
  public let date: Date
  /// The virtual time since the device started, or `nil` without a device.
  public let virtualTime: Duration?
  /// The real time since an arbitrary moment in the past.
  public let realTime: Duration
  /// The processor time that the process has used.
  let processorTime: Duration
  /// The memory that the process uses, in bytes.
  let memory: Int

  /// Creates a timestamp for the current moment.
  public init() {
    date = Date()
    virtualTime = MainActor.isHere ? MainActor.assumeIsolated { HeadlessDriver.now } : nil
    realTime = ProcessClock.real
    processorTime = ProcessClock.processor
    memory = ProcessClock.memory
  }
}

/// A quantity that `measure(metrics:)` can measure.
public protocol XCTMetric {
  /// Called before each run of the measured block.
  func willBeginMeasuring()

  /// Called after each run of the measured block.
  func didStopMeasuring()

  /// Returns the measurements between two timestamps.
  func reportMeasurements(from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp) throws -> [XCTPerformanceMeasurement]
}

extension XCTMetric {
  public func willBeginMeasuring() {}
  public func didStopMeasuring() {}
}

/// A metric that measures elapsed time, both on the device's clock and in real time.
public final class XCTClockMetric: XCTMetric {
  /// Creates a clock metric.
  public init() {}

  public func reportMeasurements(from start: XCTPerformanceMeasurementTimestamp, to end: XCTPerformanceMeasurementTimestamp) -> [XCTPerformanceMeasurement] {
    start.times(to: end, "clock", "Clock")
  }
}

/// A metric that measures a block that launches the app, in device time and in real time.
public final class XCTApplicationLaunchMetric: XCTMetric {
  /// Creates a launch metric.
  public init() {}

  /// Creates a launch metric that measures until the app is responsive.
  ///
  /// The argument is ignored, because an app on the simulated device is responsive as soon as it's launched.
  public init(waitUntilResponsive: Bool) {}

  public func reportMeasurements(from start: XCTPerformanceMeasurementTimestamp, to end: XCTPerformanceMeasurementTimestamp) -> [XCTPerformanceMeasurement] {
    start.times(to: end, "launch", "Launch")
  }
}

/// A metric that measures the processor time of the test process, which also runs the app.
public final class XCTCPUMetric: XCTMetric {
  /// Creates a processor metric.
  public init() {}

  /// Creates a processor metric for an app.
  ///
  /// The whole test process is measured, because the app runs in it.
  public init(application: XCUIApplication) {}

  /// Creates a processor metric for the current thread.
  ///
  /// The argument is ignored: the whole process is measured.
  public init(limitingToCurrentThread: Bool) {}

  public func reportMeasurements(from start: XCTPerformanceMeasurementTimestamp, to end: XCTPerformanceMeasurementTimestamp) -> [XCTPerformanceMeasurement] {
    [.init(identifier: "cpu.time", displayName: "CPU Time", doubleValue: (end.processorTime - start.processorTime).inSeconds, unitSymbol: "s")]
  }
}

/// A metric that measures the growth of the test process's memory, in kilobytes.
///
/// The process also runs the app.
public final class XCTMemoryMetric: XCTMetric {
  /// Creates a memory metric.
  public init() {}

  /// Creates a memory metric for an app.
  ///
  /// The whole test process is measured, because the app runs in it.
  public init(application: XCUIApplication) {}

  public func reportMeasurements(from start: XCTPerformanceMeasurementTimestamp, to end: XCTPerformanceMeasurementTimestamp) -> [XCTPerformanceMeasurement] {
    [.init(identifier: "memory.physical", displayName: "Memory Physical", doubleValue: Double(end.memory - start.memory) / 1_000, unitSymbol: "kB")]
  }
}

/// A metric for an app's writes to storage.
///
/// It reports no values, because the simulated device's storage is in memory.
public final class XCTStorageMetric: XCTMetric {
  /// Creates a storage metric.
  public init() {}

  /// Creates a storage metric for an app.
  public init(application: XCUIApplication) {}

  public func reportMeasurements(from start: XCTPerformanceMeasurementTimestamp, to end: XCTPerformanceMeasurementTimestamp) -> [XCTPerformanceMeasurement] { [] }
}

/// A metric for intervals between signposts.
///
/// Linux doesn't have signposts, so the whole block is measured.
public final class XCTOSSignpostMetric: XCTMetric {
  private let name: String

  /// Creates a metric for the signposts with the given name.
  public init(subsystem: String, category: String, name: String) { self.name = name }

  private init(_ name: String) { self.name = name }

  /// A metric for the time of an app launch.
  public static var applicationLaunch: XCTOSSignpostMetric { XCTOSSignpostMetric("Application Launch") }
  /// A metric for the time that a scroll decelerates.
  public static var scrollDecelerationMetric: XCTOSSignpostMetric { XCTOSSignpostMetric("Scroll Deceleration") }
  /// A metric for the time of a scroll's dragging and deceleration.
  public static var scrollingAndDecelerationMetric: XCTOSSignpostMetric { XCTOSSignpostMetric("Scroll and Deceleration") }
  /// A metric for the time that a finger drags a scrolling view.
  public static var scrollDraggingMetric: XCTOSSignpostMetric { XCTOSSignpostMetric("Scroll Dragging") }
  /// A metric for the time of a navigation transition.
  public static var navigationTransitionMetric: XCTOSSignpostMetric { XCTOSSignpostMetric("Navigation Transition") }
  /// A metric for the time of a custom navigation transition.
  public static var customNavigationTransitionMetric: XCTOSSignpostMetric { XCTOSSignpostMetric("Custom Navigation Transition") }

  public func reportMeasurements(from start: XCTPerformanceMeasurementTimestamp, to end: XCTPerformanceMeasurementTimestamp) -> [XCTPerformanceMeasurement] {
    start.times(to: end, "signpost", name)
  }
}

extension XCTPerformanceMeasurementTimestamp {
  /// Returns the time until another timestamp, in real time and, if both timestamps have a virtual time, in virtual time.
  fileprivate func times(to end: XCTPerformanceMeasurementTimestamp, _ identifier: String, _ name: String) -> [XCTPerformanceMeasurement] {
    let real = XCTPerformanceMeasurement(
      identifier: "\(identifier).real", displayName: "\(name), real time", doubleValue: (end.realTime - realTime).inSeconds, unitSymbol: "s")
    guard let start = virtualTime, let end = end.virtualTime else { return [real] }
    return [.init(identifier: "\(identifier).virtual", displayName: "\(name), virtual time", doubleValue: (end - start).inSeconds, unitSymbol: "s"), real]
  }
}

extension Duration {
  fileprivate var inSeconds: Double { self / .seconds(1) }
}
