extension Publishers {
  /// A publisher that accumulates values with a closure and sends the final result.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The initial result.
    public let initial: Output

    /// The closure that combines the previous result with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher that accumulates values with a closure and sends the final result.
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      var result = initial
      upstream.subscribe(
        ReduceSubscription(subscriber, name: "Reduce", result: { result }) {
          result = nextPartialResult(result, $0)
          return .next
        })
    }
  }
}

extension Publisher {
  /// Accumulates values with a closure and sends the final result when the publisher finishes.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher that accumulates values with a closure that can throw, and sends the final result.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// The type of failure: any error.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The initial result.
    public let initial: Output

    /// The closure that combines the previous result with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates a publisher that accumulates values with a throwing closure and sends the final result.
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      var result = initial
      upstream.subscribe(
        ReduceSubscription(
          subscriber, name: "TryReduce", result: { result },
          throwing: {
            result = try nextPartialResult(result, $0)
            return .next
          }))
    }
  }
}

extension Publisher {
  /// Accumulates values with a closure and sends the final result when the publisher finishes.
  ///
  /// The publisher fails if the closure throws.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
