extension Publishers {
  /// A publisher of the values that satisfy a condition.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The condition.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "Filter") { isIncluded($0) ? .pass($0) : .skip })
    }
  }
}

extension Publisher {
  /// Sends only the values that satisfy a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> { Publishers.Filter(upstream: self, isIncluded: isIncluded) }
}

extension Publishers {
  /// A publisher of the values that satisfy a condition, until it throws.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// Any error: the closure may throw.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The condition.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "TryFilter", throwing: { try isIncluded($0) ? .pass($0) : .skip }))
    }
  }
}

extension Publisher {
  /// Sends only the values that satisfy a condition; the publisher fails with what the condition throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> { Publishers.TryFilter(upstream: self, isIncluded: isIncluded) }
}
