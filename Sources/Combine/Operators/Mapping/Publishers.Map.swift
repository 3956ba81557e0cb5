extension Publishers {
  /// A publisher of values that a closure makes of the upstream's.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Makes a value of each.
    public let transform: (Upstream.Output) -> Output

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "Map") { .pass(transform($0)) })
    }
  }
}

extension Publisher {
  /// Makes a new value of each with a closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> { Publishers.Map(upstream: self, transform: transform) }

  /// Sends the same value in place of each.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { Publishers.Map(upstream: self) { $0 ?? output } }
}

extension Publishers {
  /// A publisher of values that a closure makes of the upstream's, until it throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// Any error: the closure may throw.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Makes a value of each.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "TryMap", throwing: { .pass(try transform($0)) }))
    }
  }
}

extension Publisher {
  /// Makes a new value of each with a closure; the publisher fails with what the closure throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> { Publishers.TryMap(upstream: self, transform: transform) }
}
