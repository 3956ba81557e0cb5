extension Publishers {
  /// A publisher that sends the last value when its upstream publisher finishes.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates a publisher that sends the last value when the upstream publisher finishes.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches the given subscriber to this publisher.
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
  /// Sends the last value when the publisher finishes.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
}

extension Publishers {
  /// A publisher that sends the last value that satisfies a condition.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that tests a value.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that sends the last value that satisfies a condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the given subscriber to this publisher.
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
  /// Sends the last value that satisfies a condition when the publisher finishes.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> { Publishers.LastWhere(upstream: self, predicate: predicate) }
}

extension Publishers {
  /// A publisher that sends the last value that satisfies a condition that can throw.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of failure: any error.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that tests a value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that sends the last value that satisfies a condition that can throw.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the given subscriber to this publisher.
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
  /// Sends the last value that satisfies a condition when the publisher finishes.
  ///
  /// The publisher fails if the condition throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> { Publishers.TryLastWhere(upstream: self, predicate: predicate) }
}
