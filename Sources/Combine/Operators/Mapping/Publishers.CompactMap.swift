extension Publishers {
  /// A publisher of what a closure makes of the upstream's values, without those of which it makes none.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Makes a value, or none, of each.
    public let transform: (Upstream.Output) -> Output?

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "CompactMap") { transform($0).map { .pass($0) } ?? .skip })
    }
  }
}

extension Publisher {
  /// Makes a new value of each with a closure, and leaves out those of which it makes none.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> { Publishers.CompactMap(upstream: self, transform: transform) }
}

extension Publishers {
  /// A publisher of what a closure makes of the upstream's values, until it throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// Any error: the closure may throw.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Makes a value, or none, of each.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "TryCompactMap", throwing: { try transform($0).map { .pass($0) } ?? .skip }))
    }
  }
}

extension Publisher {
  /// Makes a new value of each with a closure, and leaves out those of which it makes none; the publisher fails with what the closure throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> { Publishers.TryCompactMap(upstream: self, transform: transform) }
}
