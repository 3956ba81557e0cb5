extension Publishers {
  /// A publisher of what a closure makes of each value and the result before.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The result before the first value.
    public let initialResult: Output

    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      var result = initialResult
      upstream.subscribe(
        TransformSubscription(subscriber, name: "Scan") {
          result = nextPartialResult(result, $0)
          return .pass(result)
        })
    }
  }
}

extension Publisher {
  /// Sends what a closure makes of each value and the result before.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher of what a closure makes of each value and the result before, until it throws.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// Any error: the closure may throw.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The result before the first value.
    public let initialResult: Output

    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      var result = initialResult
      upstream.subscribe(
        TransformSubscription(
          subscriber, name: "TryScan",
          throwing: {
            result = try nextPartialResult(result, $0)
            return .pass(result)
          }))
    }
  }
}

extension Publisher {
  /// Sends what a closure makes of each value and the result before; the publisher fails with what the closure throws.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
