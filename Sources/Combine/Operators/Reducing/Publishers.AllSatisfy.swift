extension Publishers {
  /// A publisher of whether all values satisfy a condition.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
        ReduceSubscription(subscriber, name: "AllSatisfy", result: { true }) { predicate($0) ? .next : .result(false) })
    }
  }
}

extension Publisher {
  /// Sends false as soon as a value does not satisfy a condition, or true once the publisher has finished.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> { Publishers.AllSatisfy(upstream: self, predicate: predicate) }
}

extension Publishers {
  /// A publisher of whether all values satisfy a condition, unless it throws.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
          subscriber, name: "TryAllSatisfy", result: { true },
          throwing: { try predicate($0) ? .next : .result(false) }))
    }
  }
}

extension Publisher {
  /// Sends false as soon as a value does not satisfy a condition, or true once the publisher has finished; it fails with what the condition throws.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> { Publishers.TryAllSatisfy(upstream: self, predicate: predicate) }
}
