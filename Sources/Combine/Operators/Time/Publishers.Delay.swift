extension Publishers {
  /// A publisher that sends everything later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// How much later everything is sent.
    public let interval: Context.SchedulerTimeType.Stride

    /// The tolerance of the scheduler.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// The scheduler that values go out on.
    public let scheduler: Context

    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher from the one whose values are taken.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        ScheduledSubscription(subscriber, name: "Delay") {
          scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
        })
    }
  }
}

extension Publisher {
  /// Sends everything, the completion too, so much later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler, options: options)
  }
}
