extension Publishers {
  /// A publisher that changes the failure type of an upstream publisher that never fails.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates a publisher that changes the failure type of an upstream publisher that never fails.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription<Output, Never, Downstream>(subscriber, name: "SetFailureType", mapFailure: { $0 }) { .pass($0) })
    }
  }
}

extension Publisher where Failure == Never {
  /// Changes the failure type of a publisher that never fails, to match other publishers.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> { Publishers.SetFailureType(upstream: self) }
}
