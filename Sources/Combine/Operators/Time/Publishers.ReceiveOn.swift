extension Publishers {
  /// A publisher that delivers all events on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The scheduler that values are delivered on.
    public let scheduler: Context

    /// The scheduler options.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delivers all events on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(ScheduledSubscription(subscriber, name: "ReceiveOn") { scheduler.schedule(options: options, $0) })
    }
  }
}

extension Publisher {
  /// Delivers values and the completion on a scheduler: `.receive(on: DispatchQueue.main)`.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
