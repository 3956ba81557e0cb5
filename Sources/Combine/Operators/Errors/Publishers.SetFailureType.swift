extension Publishers {
  /// A publisher that never fails, where one is needed that could.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription<Output, Never, Downstream>(subscriber, name: "SetFailureType", mapFailure: { $0 }) { .pass($0) })
    }
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that never fails a kind of failures, so that it goes together with others.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> { Publishers.SetFailureType(upstream: self) }
}
