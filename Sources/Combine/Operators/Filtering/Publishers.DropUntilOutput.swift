extension Publishers {
  /// A publisher of the values after another one has sent a value.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher where Upstream.Failure == Other.Failure {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The publisher whose first value opens this one.
    public let other: Other

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
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
  /// Leaves values out until another publisher sends one; if that one ends before, this one does too.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
