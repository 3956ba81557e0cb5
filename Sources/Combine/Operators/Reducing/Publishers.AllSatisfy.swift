extension Publishers {
  /// A publisher that sends whether all values satisfy a condition.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Bool

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that tests a value.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that sends whether all values satisfy a condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        ReduceSubscription(subscriber, name: "AllSatisfy", result: { true }) { predicate($0) ? .next : .result(false) })
    }
  }
}

extension Publisher {
  /// Sends `false` when a value doesn't satisfy a condition, or `true` when the publisher finishes.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> { Publishers.AllSatisfy(upstream: self, predicate: predicate) }
}

extension Publishers {
  /// A publisher that sends whether all values satisfy a condition that can throw.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Bool

    /// The type of failure: any error.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that tests a value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that sends whether all values satisfy a condition that can throw.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(
        ReduceSubscription(
          subscriber, name: "TryAllSatisfy", result: { true },
          throwing: { try predicate($0) ? .next : .result(false) }))
    }
  }
}

extension Publisher {
  /// Sends `false` when a value doesn't satisfy a condition, or `true` when the publisher finishes.
  ///
  /// The publisher fails if the condition throws.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> { Publishers.TryAllSatisfy(upstream: self, predicate: predicate) }
}
