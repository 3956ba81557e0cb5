extension Publishers {
  /// A publisher that sends a value if its upstream publisher finishes without values.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The value to send.
    public let output: Upstream.Output

    /// Creates a publisher that sends a value if the upstream publisher finishes without values.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches the given subscriber to this publisher.
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
  /// Sends the given value if the publisher finishes without values.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> { Publishers.ReplaceEmpty(upstream: self, output: output) }
}
