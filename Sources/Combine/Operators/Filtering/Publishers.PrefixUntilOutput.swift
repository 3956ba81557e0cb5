extension Publishers {
  /// A publisher that finishes when another one sends a value.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The publisher whose first value ends this one.
    public let other: Other

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
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
  /// Sends values until another publisher sends one, and finishes.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> { Publishers.PrefixUntilOutput(upstream: self, other: publisher) }
}
