extension Publishers {
  /// A publisher that sends the number of values when its upstream publisher finishes.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Int

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates a publisher that sends the number of values when the upstream publisher finishes.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      var count = 0
      upstream.subscribe(
        ReduceSubscription(subscriber, name: "Count", result: { count }) { _ in
          count += 1
          return .next
        })
    }
  }
}

extension Publisher {
  /// Sends the number of values when the publisher finishes.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
