extension Publishers {
  /// A publisher that finishes at the first value that doesn't satisfy a condition.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that tests a value.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that finishes at the first value that doesn't satisfy a condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "PrefixWhile") { predicate($0) ? .pass($0) : .finish })
    }
  }
}

extension Publisher {
  /// Sends values until one doesn't satisfy a condition, and then finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> { Publishers.PrefixWhile(upstream: self, predicate: predicate) }
}

extension Publishers {
  /// A publisher that finishes at the first value that doesn't satisfy a throwing condition.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of failure: any error.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that tests a value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that finishes at the first value that doesn't satisfy a throwing condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(TransformSubscription(subscriber, name: "TryPrefixWhile", throwing: { try predicate($0) ? .pass($0) : .finish }))
    }
  }
}

extension Publisher {
  /// Sends values until one doesn't satisfy a condition, and then finishes.
  ///
  /// The publisher fails if the condition throws.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
