extension Publishers {
  /// A publisher that sends everything on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The scheduler that values go out on.
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
      upstream.subscribe(ScheduledSubscription(subscriber, name: "ReceiveOn") { scheduler.schedule(options: options, $0) })
    }
  }
}

extension Publisher {
  /// Sends values and the completion on a scheduler: `.receive(on: DispatchQueue.main)`.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
