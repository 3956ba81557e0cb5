extension Publishers {
  /// A publisher that sends the time between consecutive values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Context.SchedulerTimeType.Stride

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The scheduler that measures the time.
    public let scheduler: Context

    /// Creates a publisher that sends the time between consecutive values.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Attaches the given subscriber to this publisher.
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
  /// Replaces each value with the time since the previous value, measured by a scheduler.
  ///
  /// The options have no effect.
  public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
