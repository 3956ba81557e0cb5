extension Publishers {
  /// A publisher that finishes when another publisher sends a value.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The publisher whose first value finishes this publisher.
    public let other: Other

    /// Creates a publisher that finishes when another publisher sends a value.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let signal = SignalSubscriber<Other>()
      let line = TransformSubscription<Output, Failure, PassingSubscription<Downstream>>(PassingSubscription(subscriber, ended: signal.cancel), name: "PrefixUntilOutput") {
        .pass($0)
      }
      signal.onValue = { line.complete(.finished) }
      other.subscribe(signal)
      upstream.subscribe(line)
    }
  }
}

extension Publisher {
  /// Sends values until another publisher sends a value, and then finishes.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> { Publishers.PrefixUntilOutput(upstream: self, other: publisher) }
}
