extension Publishers {
  /// A publisher that encodes values from its upstream publisher.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
    /// The type of the values that the publisher sends.
    public typealias Output = Coder.Output

    /// The type of failure: any error.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The encoder of the values.
    public let encoder: Coder

    /// Creates a publisher that encodes values from the upstream publisher.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "Encode", throwing: { .pass(try encoder.encode($0)) }))
    }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes each value with an encoder.
  ///
  /// The publisher fails if encoding throws an error.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> { Publishers.Encode(upstream: self, encoder: encoder) }
}
