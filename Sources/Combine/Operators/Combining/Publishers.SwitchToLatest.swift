extension Publishers {
  /// A publisher that sends the values of the latest publisher from its upstream publisher.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The type of values that the inner publishers send.
    public typealias Output = P.Output

    /// The type of failure that all publishers share.
    public typealias Failure = P.Failure

    /// The upstream publisher, whose values are publishers.
    public let upstream: Upstream

    /// Creates a publisher that sends the values of the latest publisher from the upstream publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches the given subscriber to this publisher.
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
  /// Sends the values of the latest inner publisher, and cancels the previous one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Sends the values of the latest inner publisher, and cancels the previous one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest inner publisher, and cancels the previous one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>> {
    Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// Sends the values of the latest inner publisher, and cancels the previous one.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}
