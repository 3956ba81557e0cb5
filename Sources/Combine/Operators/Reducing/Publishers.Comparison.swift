extension Publishers {
  /// A publisher of the first value in an order, once the upstream has finished.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Whether the first of two values comes first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      var best: Output?
      upstream.subscribe(
        ReduceSubscription(subscriber, name: "Comparison", result: { best }) { value in
          if let best, !(areInIncreasingOrder(value, best)) { return .next }
          best = value
          return .next
        })
    }
  }
}

extension Publisher {
  /// Sends the largest value once the publisher has finished.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Sends the smallest value once the publisher has finished.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  /// Sends the largest value once the publisher has finished.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  /// Sends the smallest value once the publisher has finished.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publishers {
  /// A publisher of the first value in an order, once the upstream has finished, unless the comparison throws.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// Any error: the closure may throw.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Whether the first of two values comes first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      var best: Output?
      upstream.subscribe(
        ReduceSubscription(
          subscriber, name: "TryComparison", result: { best },
          throwing: { value in
            if let best, !(try areInIncreasingOrder(value, best)) { return .next }
            best = value
            return .next
          }))
    }
  }
}

extension Publisher {
  /// Sends the largest value once the publisher has finished; it fails with what the comparison throws.
  public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Sends the smallest value once the publisher has finished; it fails with what the comparison throws.
  public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
