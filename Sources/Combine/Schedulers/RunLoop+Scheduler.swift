import Foundation

/// Runs what is due on the thread of the run loop.
extension RunLoop: Scheduler {
  /// A point in time, as a date.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// There is nothing to say about how a closure is run.
  public struct SchedulerOptions: Sendable {}

  /// The present date, on the device's clock.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure in the next turn of the run loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SentAction(action)
    perform { action.run() }
  }

  /// Runs a closure at a date.
  public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SentAction(action)
    add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action.run() }, forMode: .default)
  }

  /// Runs a closure at a date, and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = SentAction(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.run() }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
