import Foundation

/// An operation queue runs scheduled closures as operations.
extension OperationQueue: Scheduler {
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

  /// Adds a closure to the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SentAction(action)
    addOperation { action.run() }
  }

  /// Adds a closure to the queue at a given date.
  public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SentAction(action)
    DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) { [self] in addOperation { action.run() } }
  }

  /// Adds a closure to the queue at a given date, and repeatedly after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = SentAction(action)
    let source = DispatchSource.makeTimerSource(queue: .global())
    source.schedule(deadline: .now() + date.date.timeIntervalSinceNow, repeating: interval.timeInterval)
    source.setEventHandler { [self] in addOperation { action.run() } }
    source.activate()
    return AnyCancellable { source.cancel() }
  }
}
