extension Publishers {
  /// A publisher that is subscribed to, asked and cancelled on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The scheduler.
    public let scheduler: Context

    /// The options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let scheduler = scheduler
      let options = options
      let line = PassingSubscription(subscriber, schedule: { scheduler.schedule(options: options, $0) })
      scheduler.schedule(options: options) { upstream.subscribe(line) }
    }
  }
}

extension Publisher {
  /// Subscribes, asks for values and cancels on a scheduler.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
