import Foundation

/// Runs what is due as operations of the queue.
extension OperationQueue: Scheduler {
  /// A point in time, as a date.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// There is nothing to say about how a closure is run.
  public struct SchedulerOptions: Sendable {}

  /// The present date, on the device's clock.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds a closure to the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SentAction(action)
    addOperation { action.run() }
  }

  /// Adds a closure to the queue at a date.
  public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SentAction(action)
    DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) { [self] in addOperation { action.run() } }
  }

  /// Adds a closure to the queue at a date, and again after each interval.
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
