extension Publishers {
  /// A publisher that replaces a failure with a value and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the publisher's failures.
    public typealias Failure = Never

    /// The upstream publisher.
    public let upstream: Upstream

    /// The value to send.
    public let output: Upstream.Output

    /// Creates a publisher that replaces a failure with a value and finishes.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches the given subscriber to this publisher.
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
  /// Sends the given value in place of a failure and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> { Publishers.ReplaceError(upstream: self, output: output) }
}
