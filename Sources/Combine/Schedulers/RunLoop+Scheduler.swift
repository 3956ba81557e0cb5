import Foundation

/// A run loop runs scheduled closures on its thread.
extension RunLoop: Scheduler {
  /// The type of a point in time, which holds a date.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// Options for running a closure.
  ///
  /// This scheduler has no options.
  public struct SchedulerOptions: Sendable {}

  /// The current date of the device's clock.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The minimum tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure in the next iteration of the run loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SentAction(action)
    perform { action.run() }
  }

  /// Runs a closure at a given date.
  public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SentAction(action)
    add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action.run() }, forMode: .default)
  }

  /// Runs a closure at a given date, and repeatedly after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = SentAction(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.run() }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
