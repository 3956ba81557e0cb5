extension Publishers {
  /// A strategy for grouping values into arrays.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Groups the values of each interval, in the scheduler's time.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// Groups the values of each interval, but sends early if the count is reached.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher that groups the values of each interval into an array.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// An array of the upstream publisher's values.
    public typealias Output = [Upstream.Output]

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// A strategy for grouping values into arrays.
    public let strategy: TimeGroupingStrategy<Context>

    /// The scheduler options.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that groups the values of each interval into an array.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches the given subscriber to this publisher.
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
  /// Groups the values of each interval into an array.
  ///
  /// Nothing is sent for an interval without values.
  public func collect<S: Scheduler>(_ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
