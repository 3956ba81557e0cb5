extension Publishers {
  /// A publisher that fails with what a closure makes of the upstream's failure.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Makes another error.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "MapError", mapFailure: transform) { .pass($0) })
    }
  }
}

extension Publisher {
  /// Makes another error of a failure.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> { Publishers.MapError(upstream: self, transform: transform) }
}
