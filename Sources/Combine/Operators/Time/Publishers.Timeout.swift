extension Publishers {
  /// A publisher that ends when the upstream sends nothing for a time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// How long the publisher waits for each value.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler that values go out on.
    public let scheduler: Context

    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the error that the publisher fails with; without it the publisher finishes.
    public let customError: (() -> Failure)?

    /// Creates the publisher from the one whose values are taken.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber.
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
  /// Ends when the publisher sends nothing for a time: it fails with an error, or finishes where there is none.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
