extension Publishers {
  /// A publisher that sends at most one value per interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The minimum time between two values.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler that values are delivered on.
    public let scheduler: Context

    /// Whether to send the latest value of an interval instead of the first.
    public let latest: Bool

    /// Creates a publisher that sends at most one value per interval.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let clock = SchedulerClock(scheduler, nil)
      upstream.subscribe(
        TimedSubscription(subscriber, name: "Throttle") { line in
          var last: Context.SchedulerTimeType?
          var waiting: Output?
          var ending: Subscribers.Completion<Failure>?
          var wait: (any Cancellable)?
          func send() {
            guard let value = waiting else { return }
            waiting = nil
            last = scheduler.now
            line.deliver(value)
            if let ending { line.complete(ending) }
          }
          return TimedSubscription.Handlers(
            received: { value in
              guard waiting == nil else {
                if latest { waiting = value }
                return
              }
              waiting = value
              let open = last.map { interval - $0.distance(to: scheduler.now) }
              if let open, open > .seconds(0) { wait = clock.once(after: open, send) } else { clock.soon(send) }
            },
            completed: { completion in
              if case .finished = completion, waiting != nil {
                ending = completion
              } else {
                waiting = nil
                wait?.cancel()
                clock.soon { line.complete(completion) }
              }
            },
            cancelled: {
              waiting = nil
              wait?.cancel()
              wait = nil
            })
        })
    }
  }
}

extension Publisher {
  /// Sends at most one value per interval.
  ///
  /// The first value is sent immediately. Of the values that arrive during an interval, the latest or the first is sent at its end.
  public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
