extension Publishers {
  /// A publisher that subscribes, requests values and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The scheduler for subscribing, requesting and cancelling.
    public let scheduler: Context

    /// The scheduler options.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that subscribes, requests values and cancels on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let scheduler = scheduler
      let options = options
      let line = PassingSubscription(subscriber, schedule: { scheduler.schedule(options: options, $0) })
      scheduler.schedule(options: options) { upstream.subscribe(line) }
    }
  }
}

extension Publisher {
  /// Subscribes, requests values and cancels on a scheduler.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
