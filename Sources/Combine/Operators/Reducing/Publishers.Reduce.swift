extension Publishers {
  /// A publisher of what a closure makes of all values, once the upstream has finished.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The result before the first value.
    public let initial: Output

    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
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
  /// Sends what a closure makes of all values once the publisher has finished.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher of what a closure makes of all values, unless it throws.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// Any error: the closure may throw.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The result before the first value.
    public let initial: Output

    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
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
  /// Sends what a closure makes of all values once the publisher has finished; the publisher fails with what the closure throws.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
