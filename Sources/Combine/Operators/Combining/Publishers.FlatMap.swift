extension Publishers {
  /// A publisher that merges the values of the publishers that a closure creates.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher where NewPublisher.Failure == Upstream.Failure {
    /// The type of values that the created publishers send.
    public typealias Output = NewPublisher.Output

    /// The type of failure that all publishers share.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream

    /// The maximum number of created publishers that run at the same time.
    public let maxPublishers: Subscribers.Demand

    /// The closure that creates a publisher from each value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher that merges the values of the publishers that a closure creates.
    public init(upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches the given subscriber to this publisher.
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
  /// Creates a publisher from each value, and merges the values of all created publishers.
  ///
  /// - Parameter maxPublishers: The maximum number of created publishers that run at the same time. More values are requested when one of the publishers finishes.
  public func flatMap<T, P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Self>
  where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Creates a publisher from each value, and merges the values of all created publishers.
  public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P)
    -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>>
  where Failure == Never {
    Publishers.FlatMap(upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }

  /// Creates a publisher that never fails from each value, and merges the values of all of them.
  public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P)
    -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self>
  where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Creates a publisher that never fails from each value, and merges the values of all of them.
  public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Self>
  where Failure == Never, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
