extension Publishers {
  /// A publisher of the completion alone.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The kind of values that come out.
    public typealias Output = Never

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
      upstream.subscribe(
        ReduceSubscription(subscriber, name: "IgnoreOutput", result: { nil }) { _ in .next })
    }
  }
}

extension Publisher {
  /// Sends no value, only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
