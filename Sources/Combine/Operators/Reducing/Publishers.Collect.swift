extension Publishers {
  /// A publisher of all values in one array, once the upstream has finished.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The kind of values that come out.
    public typealias Output = [Upstream.Output]

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      var values: [Upstream.Output] = []
      upstream.subscribe(
        ReduceSubscription(subscriber, name: "Collect", result: { values }) {
          values.append($0)
          return .next
        })
    }
  }
}

extension Publisher {
  /// Sends all values in one array once the publisher has finished.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}

extension Publishers {
  /// A publisher of arrays of so many values each.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The kind of values that come out.
    public typealias Output = [Upstream.Output]

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// How many values an array has; the last one may have fewer.
    public let count: Int

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let count = Swift.max(1, count)
      var values: [Upstream.Output] = []
      func take() -> [Upstream.Output] {
        defer { values = [] }
        return values
      }
      upstream.subscribe(
        TransformSubscription(subscriber, name: "CollectByCount", demandFactor: count, atEnd: { values.isEmpty ? nil : take() }) {
          values.append($0)
          return values.count == count ? .pass(take()) : .keep
        })
    }
  }
}

extension Publisher {
  /// Sends arrays of so many values each; the last one may have fewer.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> { Publishers.CollectByCount(upstream: self, count: count) }
}
