extension Publishers {
  /// A publisher of what an encoder makes of the upstream's values.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
    /// The kind of values that come out.
    public typealias Output = Coder.Output

    /// Any error: the closure may throw.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The encoder.
    public let encoder: Coder

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "Encode", throwing: { .pass(try encoder.encode($0)) }))
    }
  }
}

extension Publisher where Output: Encodable {
  /// Makes data, or another text, of each value with an encoder; the publisher fails where that is not possible.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> { Publishers.Encode(upstream: self, encoder: encoder) }
}
