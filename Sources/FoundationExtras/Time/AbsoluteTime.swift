import Foundation

/// A time in seconds since the beginning of the year 2001, or a span of seconds.
public typealias CFAbsoluteTime = Double
/// A span of time in seconds.
public typealias CFTimeInterval = Double

/// Returns the date of the device in seconds since the beginning of the year 2001, on its own clock in an app and in a test.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Returns the time since the start of the device in seconds, on its own clock in an app and in a test.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
