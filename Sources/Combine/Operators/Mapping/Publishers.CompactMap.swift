extension Publishers {
  /// A publisher that transforms values with a closure and omits `nil` results.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that transforms a value, or returns `nil` to omit it.
    public let transform: (Upstream.Output) -> Output?

    /// Creates a publisher that transforms values with a closure and omits `nil` results.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "CompactMap") { transform($0).map { .pass($0) } ?? .skip })
    }
  }
}

extension Publisher {
  /// Transforms each value with a closure and omits `nil` results.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> { Publishers.CompactMap(upstream: self, transform: transform) }
}

extension Publishers {
  /// A publisher that transforms values with a closure that can throw, and omits `nil` results.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The type of failure: any error.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that transforms a value, or returns `nil` to omit it.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates a publisher that transforms values with a closure that can throw, and omits `nil` results.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "TryCompactMap", throwing: { try transform($0).map { .pass($0) } ?? .skip }))
    }
  }
}

extension Publisher {
  /// Transforms each value with a closure and omits `nil` results.
  ///
  /// The publisher fails if the closure throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> { Publishers.TryCompactMap(upstream: self, transform: transform) }
}
