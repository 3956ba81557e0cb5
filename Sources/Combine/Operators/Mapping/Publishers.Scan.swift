extension Publishers {
  /// A publisher that accumulates values with a closure and sends each result.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The initial result.
    public let initialResult: Output

    /// The closure that combines the previous result with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher that accumulates values with a closure and sends each result.
    public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches the given subscriber to this publisher.
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
  /// Accumulates values with a closure and sends each result.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher that accumulates values with a closure that can throw, and sends each result.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// The type of failure: any error.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The initial result.
    public let initialResult: Output

    /// The closure that combines the previous result with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates a publisher that accumulates values with a closure that can throw, and sends each result.
    public init(upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches the given subscriber to this publisher.
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
  /// Accumulates values with a closure and sends each result.
  ///
  /// The publisher fails if the closure throws.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
