extension Publishers {
  /// A publisher that sends whether its upstream publisher sends a given value.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// The type of the values that the publisher sends.
    public typealias Output = Bool

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The value to look for.
    public let output: Upstream.Output

    /// Creates a publisher that sends whether the upstream publisher sends a given value.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        ReduceSubscription(subscriber, name: "Contains", result: { false }) { $0 == output ? .result(true) : .next })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends `true` when the given value is sent, or `false` when the publisher finishes without it.
  public func contains(_ output: Output) -> Publishers.Contains<Self> { Publishers.Contains(upstream: self, output: output) }
}

extension Publishers {
  /// A publisher that sends whether any value satisfies a condition.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Bool

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that tests a value.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that sends whether any value satisfies a condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        ReduceSubscription(subscriber, name: "ContainsWhere", result: { false }) { predicate($0) ? .result(true) : .next })
    }
  }
}

extension Publisher {
  /// Sends `true` when a value satisfies a condition, or `false` when the publisher finishes.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> { Publishers.ContainsWhere(upstream: self, predicate: predicate) }
}

extension Publishers {
  /// A publisher that sends whether any value satisfies a condition that can throw.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Bool

    /// The type of failure: any error.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that tests a value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that sends whether any value satisfies a condition that can throw.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        ReduceSubscription(
          subscriber, name: "TryContainsWhere", result: { false },
          throwing: { try predicate($0) ? .result(true) : .next }))
    }
  }
}

extension Publisher {
  /// Sends `true` when a value satisfies a condition, or `false` when the publisher finishes.
  ///
  /// The publisher fails if the condition throws.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
