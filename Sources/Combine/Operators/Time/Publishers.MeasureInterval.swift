extension Publishers {
  /// A publisher of the time between two values of the upstream.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The kind of values that come out.
    public typealias Output = Context.SchedulerTimeType.Stride

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The scheduler whose time is taken.
    public let scheduler: Context

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      var last = scheduler.now
      upstream.subscribe(
        TransformSubscription(subscriber, name: "MeasureInterval") { _ in
          let now = scheduler.now
          defer { last = now }
          return .pass(last.distance(to: now))
        })
    }
  }
}

extension Publisher {
  /// Sends in place of each value the time since the one before, in a scheduler's time; options have no meaning here.
  public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
