import Foundation
import XCTest

/// One value that a metric has measured in one iteration, with its unit.
public struct XCTPerformanceMeasurement: Sendable {
  /// What was measured, for programs.
  public let identifier: String
  /// What was measured, for people.
  public let displayName: String
  /// The value.
  public let doubleValue: Double
  /// The symbol of the value's unit: “s”.
  public let unitSymbol: String

  /// Creates a measured value.
  public init(identifier: String, displayName: String, doubleValue: Double, unitSymbol: String) {
    self.identifier = identifier
    self.displayName = displayName
    self.doubleValue = doubleValue
    self.unitSymbol = unitSymbol
  }

  /// Creates a measured value with a unit.
  public init(identifier: String, displayName: String, value: Measurement<Unit>) {
    self.init(identifier: identifier, displayName: displayName, doubleValue: value.value, unitSymbol: value.unit.symbol)
  }
}

/// A moment of a measurement, in both kinds of time.
public struct XCTPerformanceMeasurementTimestamp: Sendable {
  /// The date on the device, where there is one.
  public let date: Date
  /// The virtual time since the device started; `nil` without a device.
  public let virtualTime: Duration?
  /// The real time since some moment in the past.
  public let realTime: Duration
  /// The processor time that the process has used.
  let processorTime: Duration
  /// The memory that the process uses, in bytes.
  let memory: Int

  /// Creates the moment that is now.
  public init() {
    date = Date()
    virtualTime = MainActor.isHere ? MainActor.assumeIsolated { HeadlessDriver.now } : nil
    realTime = ProcessClock.real
    processorTime = ProcessClock.processor
    memory = ProcessClock.memory
  }
}

/// Something that `measure(metrics:)` measures.
public protocol XCTMetric {
  /// Called before each run of the measured block.
  func willBeginMeasuring()

  /// Called after each run of the measured block.
  func didStopMeasuring()

  /// Returns what was measured between two moments.
  func reportMeasurements(from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp) throws -> [XCTPerformanceMeasurement]
}

extension XCTMetric {
  public func willBeginMeasuring() {}
  public func didStopMeasuring() {}
}

/// Measures time: that of the device's clock, and the real time that the machine took.
public final class XCTClockMetric: XCTMetric {
  /// Creates a metric.
  public init() {}

  public func reportMeasurements(from start: XCTPerformanceMeasurementTimestamp, to end: XCTPerformanceMeasurementTimestamp) -> [XCTPerformanceMeasurement] {
    start.times(to: end, "clock", "Clock")
  }
}

/// Measures launches: the time of the device's clock, and the real time, that the block takes in which the app is launched.
public final class XCTApplicationLaunchMetric: XCTMetric {
  /// Creates a metric.
  public init() {}

  /// Creates a metric that measures until the app answers to touches, which it does as soon as it is launched here.
  public init(waitUntilResponsive: Bool) {}

  public func reportMeasurements(from start: XCTPerformanceMeasurementTimestamp, to end: XCTPerformanceMeasurementTimestamp) -> [XCTPerformanceMeasurement] {
    start.times(to: end, "launch", "Launch")
  }
}

/// Measures the processor time of the test's process, in which the app runs.
public final class XCTCPUMetric: XCTMetric {
  /// Creates a metric.
  public init() {}

  /// Creates a metric of an app, which runs in the test's process.
  public init(application: XCUIApplication) {}

  /// Creates a metric of the current thread; the whole process is measured here.
  public init(limitingToCurrentThread: Bool) {}

  public func reportMeasurements(from start: XCTPerformanceMeasurementTimestamp, to end: XCTPerformanceMeasurementTimestamp) -> [XCTPerformanceMeasurement] {
    [.init(identifier: "cpu.time", displayName: "CPU Time", doubleValue: (end.processorTime - start.processorTime).inSeconds, unitSymbol: "s")]
  }
}

/// Measures by how much the memory of the test's process grows, in which the app runs.
public final class XCTMemoryMetric: XCTMetric {
  /// Creates a metric.
  public init() {}

  /// Creates a metric of an app, which runs in the test's process.
  public init(application: XCUIApplication) {}

  public func reportMeasurements(from start: XCTPerformanceMeasurementTimestamp, to end: XCTPerformanceMeasurementTimestamp) -> [XCTPerformanceMeasurement] {
    [.init(identifier: "memory.physical", displayName: "Memory Physical", doubleValue: Double(end.memory - start.memory) / 1_000, unitSymbol: "kB")]
  }
}

/// Measures what an app writes to its storage: nothing, as its storage is in memory here.
public final class XCTStorageMetric: XCTMetric {
  /// Creates a metric.
  public init() {}

  /// Creates a metric of an app.
  public init(application: XCUIApplication) {}

  public func reportMeasurements(from start: XCTPerformanceMeasurementTimestamp, to end: XCTPerformanceMeasurementTimestamp) -> [XCTPerformanceMeasurement] { [] }
}

/// Measures intervals between signposts; there are none on Linux, so the block as a whole is measured.
public final class XCTOSSignpostMetric: XCTMetric {
  private let name: String

  /// Creates a metric of the intervals with a name.
  public init(subsystem: String, category: String, name: String) { self.name = name }

  private init(_ name: String) { self.name = name }

  /// The time in which an app is launched.
  public static var applicationLaunch: XCTOSSignpostMetric { XCTOSSignpostMetric("Application Launch") }
  /// The time in which a scroll slows down.
  public static var scrollDecelerationMetric: XCTOSSignpostMetric { XCTOSSignpostMetric("Scroll Deceleration") }
  /// The time in which a scroll slows down, and its dragging.
  public static var scrollingAndDecelerationMetric: XCTOSSignpostMetric { XCTOSSignpostMetric("Scroll and Deceleration") }
  /// The time in which a finger drags what scrolls.
  public static var scrollDraggingMetric: XCTOSSignpostMetric { XCTOSSignpostMetric("Scroll Dragging") }
  /// The time of a navigation's transition.
  public static var navigationTransitionMetric: XCTOSSignpostMetric { XCTOSSignpostMetric("Navigation Transition") }
  /// The time of other transitions.
  public static var customNavigationTransitionMetric: XCTOSSignpostMetric { XCTOSSignpostMetric("Custom Navigation Transition") }

  public func reportMeasurements(from start: XCTPerformanceMeasurementTimestamp, to end: XCTPerformanceMeasurementTimestamp) -> [XCTPerformanceMeasurement] {
    start.times(to: end, "signpost", name)
  }
}

extension XCTPerformanceMeasurementTimestamp {
  /// The time until another moment on both clocks.
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
