extension Publishers {
  /// A publisher that sends a value only if no other value follows within a time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The time to wait for another value.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// The scheduler that values are delivered on.
    public let scheduler: Context

    /// The scheduler options.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that sends a value only if no other value follows within a time.
    public init(upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let clock = SchedulerClock(scheduler, options)
      upstream.subscribe(
        TimedSubscription(subscriber, name: "Debounce") { line in
          var wait: (any Cancellable)?
          var generation = 0
          return TimedSubscription.Handlers(
            received: { value in
              generation += 1
              let mine = generation
              wait?.cancel()
              wait = clock.once(after: dueTime) {
                if mine == generation { line.deliver(value) }
              }
            },
            completed: { completion in
              generation += 1
              wait?.cancel()
              clock.soon { line.complete(completion) }
            },
            cancelled: {
              generation += 1
              wait?.cancel()
              wait = nil
            })
        })
    }
  }
}

extension Publisher {
  /// Sends a value only if no other value follows within a time.
  ///
  /// A value that is still pending when the publisher ends isn't sent.
  public func debounce<S: Scheduler>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
