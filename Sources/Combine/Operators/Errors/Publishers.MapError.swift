extension Publishers {
  /// A publisher that converts the failure of its upstream publisher.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that converts the error.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates a publisher that converts the failure of the upstream publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "MapError", mapFailure: transform) { .pass($0) })
    }
  }
}

extension Publisher {
  /// Converts the publisher's failure to another error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> { Publishers.MapError(upstream: self, transform: transform) }
}
