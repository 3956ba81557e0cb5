extension Publishers {
  /// A publisher that sends only values that satisfy a condition.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that tests a value.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates a publisher that sends only values that satisfy a condition.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches the given subscriber to this publisher.
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
  /// A publisher that sends only values that satisfy a condition that can throw.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of failure: any error.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that tests a value.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Creates a publisher that sends only values that satisfy a condition that can throw.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "TryFilter", throwing: { try isIncluded($0) ? .pass($0) : .skip }))
    }
  }
}

extension Publisher {
  /// Sends only the values that satisfy a condition.
  ///
  /// The publisher fails if the condition throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> { Publishers.TryFilter(upstream: self, isIncluded: isIncluded) }
}
