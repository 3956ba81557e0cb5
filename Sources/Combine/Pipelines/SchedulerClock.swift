import Foundation

/// A scheduler with its options, for operators that wait.
struct SchedulerClock<Context: Scheduler> {
  private let scheduler: Context
  private let options: Context.SchedulerOptions?

  init(_ scheduler: Context, _ options: Context.SchedulerOptions?) {
    self.scheduler = scheduler
    self.options = options
  }

  /// Runs a closure on the scheduler as soon as possible.
  func soon(_ action: @escaping () -> Void) { scheduler.schedule(options: options, action) }

  /// Runs a closure on the scheduler after a delay, unless the returned object is canceled first.
  ///
  /// A canceled wait leaves no work on the scheduler.
  func once(after time: Context.SchedulerTimeType.Stride, _ action: @escaping () -> Void) -> any Cancellable {
    let wait = Wait(action)
    wait.keep(
      scheduler.schedule(
        after: scheduler.now.advanced(by: time), interval: time > .seconds(0) ? time : .seconds(1), tolerance: scheduler.minimumTolerance, options: options
      ) { wait.fire() })
    return wait
  }

  /// Returns the time until the end of the current window, given consecutive windows of equal length.
  func timeToNextWindow(since start: Context.SchedulerTimeType, length: Context.SchedulerTimeType.Stride) -> Context.SchedulerTimeType.Stride {
    guard length > .seconds(0) else { return length }
    var passed = start.distance(to: scheduler.now)
    // Subtract the largest power-of-two multiple of the window each time, because a long time would otherwise need many steps.
    while passed >= length {
      var part = length
      while part + part <= passed { part += part }
      passed -= part
    }
    return length - passed
  }

  private final class Wait: Cancellable {
    private let lock = NSLock()
    private var timer: (any Cancellable)?
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    /// Keeps the timer, which may have already fired.
    func keep(_ timer: any Cancellable) {
      let isOver = lock.withLock {
        self.timer = action == nil ? nil : timer
        return action == nil
      }
      if isOver { timer.cancel() }
    }

    func fire() { end().action?() }

    func cancel() { _ = end() }

    private func end() -> (action: (() -> Void)?, timer: (any Cancellable)?) {
      let kept = lock.withLock {
        defer { (action, timer) = (nil, nil) }
        return (action, timer)
      }
      kept.1?.cancel()
      return kept
    }
  }
}
