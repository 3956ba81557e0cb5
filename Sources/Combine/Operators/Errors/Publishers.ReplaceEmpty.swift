extension Publishers {
  /// A publisher that sends a value if the upstream finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The value.
    public let output: Upstream.Output

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let relay = RelaySubscription(subscriber, name: "ReplaceEmpty")
      relay.start()
      relay.attach(upstream) {
        if case .finished = $0, !relay.hasSent { relay.attach(Just(output)) { _ in relay.complete(.finished) } } else { relay.complete($0) }
      }
    }
  }
}

extension Publisher {
  /// Sends a value if the publisher finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> { Publishers.ReplaceEmpty(upstream: self, output: output) }
}
