extension Publishers {
  /// How values are put into arrays.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// An array for each interval, in a scheduler's time.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// An array for each interval, or before when there are so many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of arrays of the values of each interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// An array of the upstream's values.
    public typealias Output = [Upstream.Output]

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// How values are put into arrays.
    public let strategy: TimeGroupingStrategy<Context>

    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let (scheduler, interval, count) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, Swift.max(1, count))
        }
      let clock = SchedulerClock(scheduler, options)
      let start = scheduler.now
      upstream.subscribe(
        TimedSubscription(subscriber, name: "CollectByTime") { line in
          var values: [Upstream.Output] = []
          var wait: (any Cancellable)?
          func send() {
            wait?.cancel()
            wait = nil
            if values.isEmpty { return }
            defer { values = [] }
            line.deliver(values)
          }
          return TimedSubscription.Handlers(
            received: { value in
              values.append(value)
              if values.count >= count { send() } else if wait == nil { wait = clock.once(after: clock.timeToNextWindow(since: start, length: interval), send) }
            },
            completed: { completion in
              wait?.cancel()
              if case .failure = completion { values = [] }
              clock.soon {
                send()
                line.complete(completion)
              }
            },
            cancelled: {
              values = []
              wait?.cancel()
              wait = nil
            })
        })
    }
  }
}

extension Publisher {
  /// Sends arrays of the values of each interval; where there is no value, none is sent.
  public func collect<S: Scheduler>(_ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
