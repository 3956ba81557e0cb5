import Foundation

/// A time in seconds since January 1, 2001, or a duration in seconds.
public typealias CFAbsoluteTime = Double
/// A duration in seconds.
public typealias CFTimeInterval = Double

/// Returns the device's date in seconds since January 1, 2001.
///
/// In apps and tests, the date is read from the device's virtual clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Returns the time since the device started, in seconds.
///
/// In apps and tests, the time is read from the device's virtual clock.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
