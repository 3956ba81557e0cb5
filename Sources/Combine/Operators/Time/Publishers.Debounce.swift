extension Publishers {
  /// A publisher of the values that no other one follows within a time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// How long a value waits for another one.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// The scheduler that values go out on.
    public let scheduler: Context

    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
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
  /// Sends a value when no other one has followed within a time; a value that still waits when the publisher ends is left out.
  public func debounce<S: Scheduler>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
