extension Publishers {
  /// A publisher that merges the values of any number of publishers of the same type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values that all publishers send.
    public typealias Output = Upstream.Output

    /// The type of failure that all publishers share.
    public typealias Failure = Upstream.Failure

    /// The merged publishers.
    public let publishers: [Upstream]

    /// Creates a publisher that merges the given publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher that merges the publishers of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element { publishers = Array(upstream) }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let merge = MergeSubscription(subscriber, name: "MergeMany", sources: publishers.count + 1)
      subscriber.receive(subscription: merge)
      for publisher in publishers { merge.add(publisher) }
      merge.noteEnd(.finished)
    }

    /// Returns a publisher that also merges the given publisher.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
}

extension Publisher {
  /// Merges the values of this publisher and another one of the same type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }

  /// Merges the values of this publisher and another one.
  public func merge<P: Publisher<Output, Failure>>(with other: P) -> Publishers.Merge<Self, P> { Publishers.Merge(self, other) }

  /// Merges the values of this publisher and two others.
  public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C> {
    Publishers.Merge3(self, b, c)
  }

  /// Merges the values of this publisher and three others.
  public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D> {
    Publishers.Merge4(self, b, c, d)
  }

  /// Merges the values of this publisher and four others.
  public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>, E: Publisher<Output, Failure>>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E> {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Merges the values of this publisher and five others.
  public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>, E: Publisher<Output, Failure>, F: Publisher<Output, Failure>>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F> {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Merges the values of this publisher and six others.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>, E: Publisher<Output, Failure>, F: Publisher<Output, Failure>,
    G: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) -> Publishers.Merge7<Self, B, C, D, E, F, G> {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Merges the values of this publisher and seven others.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>, E: Publisher<Output, Failure>, F: Publisher<Output, Failure>,
    G: Publisher<Output, Failure>, H: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) -> Publishers.Merge8<Self, B, C, D, E, F, G, H> {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
