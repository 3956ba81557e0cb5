extension Publishers {
  /// A publisher of the values of the latest publisher that the upstream has sent.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The kind of values of the publishers that are sent.
    public typealias Output = P.Output

    /// The kind of failures of all.
    public typealias Failure = P.Failure

    /// The publisher of publishers.
    public let upstream: Upstream

    /// Creates the publisher from a publisher of publishers.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let outer = OuterSubscriber<Upstream>(demand: .unlimited)
      let relay = RelaySubscription(subscriber, name: "SwitchToLatest", cancelled: outer.cancel)
      outer.onValue = {
        relay.attach($0) { completion in
          if case .failure = completion {
            outer.cancel()
            relay.complete(completion)
          } else if outer.isOver {
            relay.complete(.finished)
          }
        }
      }
      outer.onEnd = { completion in
        if case .finished = completion, relay.isRelaying { return }
        relay.complete(completion)
      }
      relay.start()
      upstream.subscribe(outer)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher that this one has sent; the one before is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Sends the values of the latest publisher that this one has sent; the one before is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher that this one has sent; the one before is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>> {
    Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// Sends the values of the latest publisher that this one has sent; the one before is cancelled.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}
