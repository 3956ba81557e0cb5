extension Publishers {
  /// A publisher that omits values that equal the previous one.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that returns whether two values are equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher that omits values that equal the previous one.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        TransformSubscription(subscriber, name: "RemoveDuplicates") {
          if let last, predicate(last, $0) { return .skip }
          last = $0
          return .pass($0)
        })
    }
  }
}

extension Publisher {
  /// Omits values that equal the previous one according to a closure.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Omits values that equal the previous one.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { Publishers.RemoveDuplicates(upstream: self, predicate: ==) }
}

extension Publishers {
  /// A publisher that omits values that equal the previous one, with a comparison that can throw.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of failure: any error.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// A closure that returns whether two values are equal.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates a publisher that omits values that equal the previous one, with a comparison that can throw.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        TransformSubscription(
          subscriber, name: "TryRemoveDuplicates",
          throwing: {
            if let last, try predicate(last, $0) { return .skip }
            last = $0
            return .pass($0)
          }))
    }
  }
}

extension Publisher {
  /// Omits values that equal the previous one according to a closure.
  ///
  /// The publisher fails if the closure throws.
  public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
