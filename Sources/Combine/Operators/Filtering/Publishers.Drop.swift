extension Publishers {
  /// A publisher without the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// How many values are left out.
    public let count: Int

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
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
  /// Leaves the first values out.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }
}

extension Publishers {
  /// A publisher without the first values that satisfy a condition.
  public struct DropWhile<Upstream: Publisher>: Publisher {
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
  /// Leaves values out up to the first that does not satisfy a condition.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> { Publishers.DropWhile(upstream: self, predicate: predicate) }
}

extension Publishers {
  /// A publisher without the first values that satisfy a condition, until it throws.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
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
  /// Leaves values out up to the first that does not satisfy a condition; the publisher fails with what the condition throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> { Publishers.TryDropWhile(upstream: self, predicate: predicate) }
}
