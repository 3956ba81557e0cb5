extension Publishers {
  /// A publisher that ends if its upstream publisher sends nothing for a time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The maximum time to wait for each value.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler that values are delivered on.
    public let scheduler: Context

    /// The scheduler options.
    public let options: Context.SchedulerOptions?

    /// A closure that returns the error to fail with, or `nil` to finish without an error.
    public let customError: (() -> Failure)?

    /// Creates a publisher that ends if the upstream publisher sends nothing for a time.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let clock = SchedulerClock(scheduler, options)
      var wait: (any Cancellable)?
      var isOver = false
      func restart(_ line: ScheduledSubscription<Downstream>?) {
        wait?.cancel()
        wait = isOver ? nil : clock.once(after: interval) { line?.end(customError.map { .failure($0()) } ?? .finished) }
      }
      let line = ScheduledSubscription(subscriber, name: "Timeout") { clock.soon($0) }
      line.started = { [weak line] in restart(line) }
      line.received = { [weak line] in restart(line) }
      line.ended = {
        isOver = true
        wait?.cancel()
        wait = nil
      }
      upstream.subscribe(line)
    }
  }
}

extension Publisher {
  /// Ends if the publisher sends nothing for a time.
  ///
  /// The returned publisher fails with the custom error, or finishes if there isn't one.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
