extension Publishers {
  /// A publisher that resubscribes to its upstream publisher after a failure.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The type of the upstream publisher's values.
    public typealias Output = Upstream.Output

    /// The type of the upstream publisher's failures.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The maximum number of retries, or `nil` for no limit.
    public let retries: Int?

    /// Creates a publisher that resubscribes to the upstream publisher after a failure.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let relay = RelaySubscription(subscriber, name: "Retry")
      var left = retries
      func attempt() {
        relay.attach(upstream) {
          if case .failure = $0, left.map({ $0 > 0 }) ?? true {
            left = left.map { $0 - 1 }
            attempt()
          } else {
            relay.complete($0)
          }
        }
      }
      relay.start()
      attempt()
    }
  }
}

extension Publisher {
  /// Resubscribes after a failure, up to the given number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
