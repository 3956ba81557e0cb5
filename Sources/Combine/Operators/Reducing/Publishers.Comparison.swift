extension Publishers {
  /// A publisher that sends the value that is ordered first when its upstream publisher finishes.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that returns whether the first of two values is ordered before the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher that sends the value that is ordered first when the upstream publisher finishes.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches the given subscriber to this publisher.
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
  /// Sends the largest value when the publisher finishes.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Sends the smallest value when the publisher finishes.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  /// Sends the largest value when the publisher finishes.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  /// Sends the smallest value when the publisher finishes.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publishers {
  /// A publisher that sends the value that is ordered first, with a comparison that can throw.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of failure: any error.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that returns whether the first of two values is ordered before the second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates a publisher that sends the value that is ordered first, with a comparison that can throw.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches the given subscriber to this publisher.
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
  /// Sends the largest value when the publisher finishes.
  ///
  /// The publisher fails if the comparison throws.
  public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Sends the smallest value when the publisher finishes.
  ///
  /// The publisher fails if the comparison throws.
  public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
