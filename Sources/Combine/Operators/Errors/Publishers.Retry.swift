extension Publishers {
  /// A publisher that subscribes to the upstream again when it fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The kind of the upstream's values.
    public typealias Output = Upstream.Output

    /// The upstream's kind of failures.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// How often it tries again; `nil` for as long as it takes.
    public let retries: Int?

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
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
  /// Subscribes again when the publisher fails, at most so many times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
