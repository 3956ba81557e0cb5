import Foundation

extension Device {
  /// The date and time on the device.
  ///
  /// The date starts on Monday, June 1, 2026, 9:41 AM UTC, and moves with the device's virtual clock. `Date()` returns it in apps and tests.
  ///
  /// Setting the date doesn't let time pass.
  package var date: Date {
    get { Date(timeIntervalSince1970: Double(scheduler.wallClockStart) / nanosecondsPerSecond).addingTimeInterval(secondsSinceStart) }
    set { scheduler.wallClockStart = Int64(((newValue.timeIntervalSince1970 - secondsSinceStart) * nanosecondsPerSecond).rounded()) }
  }

  private var nanosecondsPerSecond: Double { 1e9 }

  private var secondsSinceStart: Double { scheduler.now.offset / .seconds(1) }
}
