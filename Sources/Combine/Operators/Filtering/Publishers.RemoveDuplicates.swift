extension Publishers {
  /// A publisher without the values that equal the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Whether two values are equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
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
  /// Sends only the values that a closure does not call equal to the one sent before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Sends only the values that differ from the one sent before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { Publishers.RemoveDuplicates(upstream: self, predicate: ==) }
}

extension Publishers {
  /// A publisher without the values that equal the one before, until the comparison throws.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// Any error: the closure may throw.
    public typealias Failure = any Error

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Whether two values are equal.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
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
  /// Sends only the values that a closure does not call equal to the one sent before; the publisher fails with what the closure throws.
  public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
