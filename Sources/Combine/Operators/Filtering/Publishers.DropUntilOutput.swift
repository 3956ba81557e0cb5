extension Publishers {
  /// A publisher that omits values until another publisher sends a value.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher where Upstream.Failure == Other.Failure {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The publisher whose first value ends the omission.
    public let other: Other

    /// Creates a publisher that omits values until another publisher sends a value.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let signal = SignalSubscriber<Other>()
      let line = TransformSubscription(PassingSubscription(subscriber, ended: signal.cancel), name: "DropUntilOutput") { signal.hasFired ? .pass($0) : .skip }
      signal.onEnd = { line.complete($0) }
      other.subscribe(signal)
      upstream.subscribe(line)
    }
  }
}

extension Publisher {
  /// Omits values until another publisher sends a value.
  ///
  /// If the other publisher ends without a value, this publisher ends too.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
