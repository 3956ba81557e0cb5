extension Publishers {
  /// A publisher that merges the values of two publishers.
  public struct Merge<A: Publisher, B: Publisher<A.Output, A.Failure>>: Publisher {
    /// The type of the values that all publishers send.
    public typealias Output = A.Output
    /// The type of failure that all publishers share.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that merges two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) { MergeSubscription.begin(subscriber, sources: 2).add(a).add(b) }
  }

  /// A publisher that merges the values of three publishers.
  public struct Merge3<A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>>: Publisher {
    /// The type of the values that all publishers send.
    public typealias Output = A.Output
    /// The type of failure that all publishers share.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher that merges three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) { MergeSubscription.begin(subscriber, sources: 3).add(a).add(b).add(c) }
  }

  /// A publisher that merges the values of four publishers.
  public struct Merge4<A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>, D: Publisher<A.Output, A.Failure>>: Publisher {
    /// The type of the values that all publishers send.
    public typealias Output = A.Output
    /// The type of failure that all publishers share.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher that merges four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) { MergeSubscription.begin(subscriber, sources: 4).add(a).add(b).add(c).add(d) }
  }

  /// A publisher that merges the values of five publishers.
  public struct Merge5<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>, D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// The type of the values that all publishers send.
    public typealias Output = A.Output
    /// The type of failure that all publishers share.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E

    /// Creates a publisher that merges five publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) { (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e) }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) { MergeSubscription.begin(subscriber, sources: 5).add(a).add(b).add(c).add(d).add(e) }
  }

  /// A publisher that merges the values of six publishers.
  public struct Merge6<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>, D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// The type of the values that all publishers send.
    public typealias Output = A.Output
    /// The type of failure that all publishers share.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F

    /// Creates a publisher that merges six publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) { (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f) }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      MergeSubscription.begin(subscriber, sources: 6).add(a).add(b).add(c).add(d).add(e).add(f)
    }
  }

  /// A publisher that merges the values of seven publishers.
  public struct Merge7<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>, D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// The type of the values that all publishers send.
    public typealias Output = A.Output
    /// The type of failure that all publishers share.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G

    /// Creates a publisher that merges seven publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) { (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g) }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      MergeSubscription.begin(subscriber, sources: 7).add(a).add(b).add(c).add(d).add(e).add(f).add(g)
    }
  }

  /// A publisher that merges the values of eight publishers.
  public struct Merge8<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>, D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>, H: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// The type of the values that all publishers send.
    public typealias Output = A.Output
    /// The type of failure that all publishers share.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G
    /// The eighth publisher.
    public let h: H

    /// Creates a publisher that merges eight publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) { (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h) }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      MergeSubscription.begin(subscriber, sources: 8).add(a).add(b).add(c).add(d).add(e).add(f).add(g).add(h)
    }
  }
}
