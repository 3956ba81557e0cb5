extension Publishers {
  /// A publisher that omits all values and sends only the completion.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Never

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates a publisher that omits all values and sends only the completion.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        ReduceSubscription(subscriber, name: "IgnoreOutput", result: { nil }) { _ in .next })
    }
  }
}

extension Publisher {
  /// Omits all values and sends only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
