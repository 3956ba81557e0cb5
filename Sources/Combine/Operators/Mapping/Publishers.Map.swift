extension Publishers {
  /// A publisher that transforms values with a closure.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that transforms a value.
    public let transform: (Upstream.Output) -> Output

    /// Creates a publisher that transforms values with a closure.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "Map") { .pass(transform($0)) })
    }
  }
}

extension Publisher {
  /// Transforms each value with a closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> { Publishers.Map(upstream: self, transform: transform) }

  /// Replaces each `nil` with the given value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { Publishers.Map(upstream: self) { $0 ?? output } }
}

extension Publishers {
  /// A publisher that transforms values with a closure that can throw.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The type of failure: any error.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that transforms a value.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates a publisher that transforms values with a closure that can throw.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "TryMap", throwing: { .pass(try transform($0)) }))
    }
  }
}

extension Publisher {
  /// Transforms each value with a closure.
  ///
  /// The publisher fails if the closure throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> { Publishers.TryMap(upstream: self, transform: transform) }
}
