extension Publishers {
  /// A publisher of whether a value is among the upstream's.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// The kind of values that come out.
    public typealias Output = Bool

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The value.
    public let output: Upstream.Output

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        ReduceSubscription(subscriber, name: "Contains", result: { false }) { $0 == output ? .result(true) : .next })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends true as soon as a value is sent, or false once the publisher has finished without it.
  public func contains(_ output: Output) -> Publishers.Contains<Self> { Publishers.Contains(upstream: self, output: output) }
}

extension Publishers {
  /// A publisher of whether a value satisfies a condition.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The kind of values that come out.
    public typealias Output = Bool

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        ReduceSubscription(subscriber, name: "ContainsWhere", result: { false }) { predicate($0) ? .result(true) : .next })
    }
  }
}

extension Publisher {
  /// Sends true as soon as a value satisfies a condition, or false once the publisher has finished.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> { Publishers.ContainsWhere(upstream: self, predicate: predicate) }
}

extension Publishers {
  /// A publisher of whether a value satisfies a condition, unless it throws.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// The kind of values that come out.
    public typealias Output = Bool

    /// Any error: the closure may throw.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        ReduceSubscription(
          subscriber, name: "TryContainsWhere", result: { false },
          throwing: { try predicate($0) ? .result(true) : .next }))
    }
  }
}

extension Publisher {
  /// Sends true as soon as a value satisfies a condition, or false once the publisher has finished; it fails with what the condition throws.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
