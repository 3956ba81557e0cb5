extension Publishers {
  /// A publisher that omits the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The number of values to omit.
    public let count: Int

    /// Creates a publisher that omits the first values.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      var left = count
      upstream.subscribe(
        TransformSubscription(subscriber, name: "Drop") {
          if left <= 0 { return .pass($0) }
          left -= 1
          return .skip
        })
    }
  }
}

extension Publisher {
  /// Omits the given number of values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }
}

extension Publishers {
  /// A publisher that omits values until one doesn't satisfy a condition.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that tests a value.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that omits values until one doesn't satisfy a condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        TransformSubscription(subscriber, name: "DropWhile") {
          if isDropping, predicate($0) { return .skip }
          isDropping = false
          return .pass($0)
        })
    }
  }
}

extension Publisher {
  /// Omits values until one doesn't satisfy a condition.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> { Publishers.DropWhile(upstream: self, predicate: predicate) }
}

extension Publishers {
  /// A publisher that omits values until one doesn't satisfy a condition that can throw.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of failure: any error.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    /// The closure that tests a value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that omits values until one doesn't satisfy a condition that can throw.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        TransformSubscription(
          subscriber, name: "TryDropWhile",
          throwing: {
            if isDropping, try predicate($0) { return .skip }
            isDropping = false
            return .pass($0)
          }))
    }
  }
}

extension Publisher {
  /// Omits values until one doesn't satisfy a condition.
  ///
  /// The publisher fails if the condition throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> { Publishers.TryDropWhile(upstream: self, predicate: predicate) }
}
