extension Publishers {
  /// A publisher that sends a value in place of a failure, and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The kind of failures that come out.
    public typealias Failure = Never

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
      let relay = RelaySubscription(subscriber, name: "ReplaceError")
      relay.start()
      relay.attach(upstream) {
        switch $0 {
        case .finished: relay.complete(.finished)
        case .failure: relay.attach(Just(output)) { relay.complete($0) }
        }
      }
    }
  }
}

extension Publisher {
  /// Sends a value in place of a failure, and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> { Publishers.ReplaceError(upstream: self, output: output) }
}
