extension Publishers {
  /// A publisher that sends all values as an array when its upstream publisher finishes.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = [Upstream.Output]

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// Creates a publisher that sends all values as an array when the upstream publisher finishes.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches the given subscriber to this publisher.
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
  /// Sends all values as an array when the publisher finishes.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}

extension Publishers {
  /// A publisher that groups values into arrays of a fixed count.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = [Upstream.Output]

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The number of values in each array.
    ///
    /// The last array may have fewer values.
    public let count: Int

    /// Creates a publisher that groups values into arrays of a fixed count.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches the given subscriber to this publisher.
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
  /// Groups values into arrays of the given count.
  ///
  /// The last array may have fewer values.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> { Publishers.CollectByCount(upstream: self, count: count) }
}
