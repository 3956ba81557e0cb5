extension Publishers {
  /// A publisher that delays all events.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The time that events are delayed by.
    public let interval: Context.SchedulerTimeType.Stride

    /// The tolerance for the delay.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// The scheduler that values are delivered on.
    public let scheduler: Context

    /// The scheduler options.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delays all events.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        ScheduledSubscription(subscriber, name: "Delay") {
          scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
        })
    }
  }
}

extension Publisher {
  /// Delays all values and the completion by a time interval.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler, options: options)
  }
}
