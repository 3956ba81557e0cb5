extension Publishers {
  /// A publisher of the values of all publishers that a closure makes of the upstream's values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher where NewPublisher.Failure == Upstream.Failure {
    /// The kind of values of the publishers that are made.
    public typealias Output = NewPublisher.Output

    /// The kind of failures of all.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// How many of the publishers that are made run at once.
    public let maxPublishers: Subscribers.Demand

    /// Makes a publisher of each value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates the publisher from the one whose values are taken.
    public init(upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let outer = OuterSubscriber<Upstream>(demand: maxPublishers)
      let merge = MergeSubscription(subscriber, name: "FlatMap", sources: 1, lineEnded: { outer.request(.max(1)) }, cancelled: outer.cancel)
      outer.onValue = {
        merge.noteSource()
        merge.add(transform($0))
      }
      outer.onEnd = { merge.noteEnd($0) }
      subscriber.receive(subscription: merge)
      upstream.subscribe(outer)
    }
  }
}

extension Publisher {
  /// Makes a publisher of each value and sends the values of all of them as they come.
  ///
  /// - Parameter maxPublishers: How many of them run at once; no other value is asked for before one of them has finished.
  public func flatMap<T, P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Self>
  where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher of each value and sends the values of all of them as they come.
  public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P)
    -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>>
  where Failure == Never {
    Publishers.FlatMap(upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher that never fails of each value and sends the values of all of them as they come.
  public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P)
    -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self>
  where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Makes a publisher that never fails of each value and sends the values of all of them as they come.
  public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Self>
  where Failure == Never, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
