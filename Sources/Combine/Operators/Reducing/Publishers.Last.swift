extension Publishers {
  /// A publisher of the last value, once the upstream has finished.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        ReduceSubscription(subscriber, name: "Last", result: { last }) {
          last = $0
          return .next
        })
    }
  }
}

extension Publisher {
  /// Sends the last value once the publisher has finished.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
}

extension Publishers {
  /// A publisher of the last value that satisfies a condition.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

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
      var last: Output?
      upstream.subscribe(
        ReduceSubscription(subscriber, name: "LastWhere", result: { last }) {
          if predicate($0) { last = $0 }
          return .next
        })
    }
  }
}

extension Publisher {
  /// Sends the last value that satisfies a condition once the publisher has finished.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> { Publishers.LastWhere(upstream: self, predicate: predicate) }
}

extension Publishers {
  /// A publisher of the last value that satisfies a condition, unless it throws.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

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
      var last: Output?
      upstream.subscribe(
        ReduceSubscription(
          subscriber, name: "TryLastWhere", result: { last },
          throwing: {
            if try predicate($0) { last = $0 }
            return .next
          }))
    }
  }
}

extension Publisher {
  /// Sends the last value that satisfies a condition once the publisher has finished; it fails with what the condition throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> { Publishers.TryLastWhere(upstream: self, predicate: predicate) }
}
