import CConcurrencyHooks

extension VirtualClock {
  /// Creates a clock that shows the time of a scheduler.
  public init(scheduler: VirtualScheduler) {
    driver = scheduler
  }
}

extension VirtualScheduler: ClockDriver {
  /// A clock that shows this scheduler's time, for code that takes a clock as a parameter.
  public var clock: VirtualClock { VirtualClock(scheduler: self) }

  func start(_ sleeper: ClockSleeper, continuation: UnsafeContinuation<Void, any Error>, until deadline: Int64) {
    let (cause, shown) = causesHere
    let isStarted = locked {
      guard case .new = sleeper.state, !isShutDown else { return false }
      let item = WorkItem(kind: .sleeper(sleeper), category: .sleep, taskID: 0, cause: cause, shownCause: shown, sleeperID: stk_time_current_task_id())
      let delay = deadline.subtractingReportingOverflow(timeline.nanoseconds)
      let timer = timeline.add(after: delay.overflow ? .max : delay.partialValue, item)
      sleeper.state = .waiting(continuation, timer: timer)
      return true
    }
    if !isStarted { continuation.resume(throwing: CancellationError()) }
  }

  func cancel(_ sleeper: ClockSleeper) {
    let continuation: UnsafeContinuation<Void, any Error>? = locked {
      guard case .waiting(let continuation, let timer) = sleeper.state else {
        sleeper.state = .over
        return nil
      }
      sleeper.state = .over
      timeline.remove(timer: timer) { if case .sleeper(let other) = $0 { other === sleeper } else { false } }
      return continuation
    }
    continuation?.resume(throwing: CancellationError())
  }
}
