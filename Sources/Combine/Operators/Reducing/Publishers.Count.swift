extension Publishers {
  /// A publisher of the number of values, once the upstream has finished.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The kind of values that come out.
    public typealias Output = Int

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
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
  /// Sends the number of values once the publisher has finished.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
