extension Publishers {
  /// A publisher of the values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher<A.Output, A.Failure>>: Publisher {
    /// The kind of values of all.
    public typealias Output = A.Output
    /// The kind of failures of all.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B

    /// Creates a publisher of two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) { MergeSubscription.begin(subscriber, sources: 2).add(a).add(b) }
  }

  /// A publisher of the values of three publishers, as they come.
  public struct Merge3<A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>>: Publisher {
    /// The kind of values of all.
    public typealias Output = A.Output
    /// The kind of failures of all.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C

    /// Creates a publisher of three.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) { MergeSubscription.begin(subscriber, sources: 3).add(a).add(b).add(c) }
  }

  /// A publisher of the values of four publishers, as they come.
  public struct Merge4<A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>, D: Publisher<A.Output, A.Failure>>: Publisher {
    /// The kind of values of all.
    public typealias Output = A.Output
    /// The kind of failures of all.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D

    /// Creates a publisher of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) { MergeSubscription.begin(subscriber, sources: 4).add(a).add(b).add(c).add(d) }
  }

  /// A publisher of the values of five publishers, as they come.
  public struct Merge5<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>, D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// The kind of values of all.
    public typealias Output = A.Output
    /// The kind of failures of all.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D
    /// One of the publishers.
    public let e: E

    /// Creates a publisher of five.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) { (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e) }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) { MergeSubscription.begin(subscriber, sources: 5).add(a).add(b).add(c).add(d).add(e) }
  }

  /// A publisher of the values of six publishers, as they come.
  public struct Merge6<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>, D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// The kind of values of all.
    public typealias Output = A.Output
    /// The kind of failures of all.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F

    /// Creates a publisher of six.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) { (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f) }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      MergeSubscription.begin(subscriber, sources: 6).add(a).add(b).add(c).add(d).add(e).add(f)
    }
  }

  /// A publisher of the values of seven publishers, as they come.
  public struct Merge7<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>, D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// The kind of values of all.
    public typealias Output = A.Output
    /// The kind of failures of all.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// One of the publishers.
    public let g: G

    /// Creates a publisher of seven.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) { (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g) }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      MergeSubscription.begin(subscriber, sources: 7).add(a).add(b).add(c).add(d).add(e).add(f).add(g)
    }
  }

  /// A publisher of the values of eight publishers, as they come.
  public struct Merge8<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>, D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>, H: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// The kind of values of all.
    public typealias Output = A.Output
    /// The kind of failures of all.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// One of the publishers.
    public let g: G
    /// One of the publishers.
    public let h: H

    /// Creates a publisher of eight.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) { (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h) }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      MergeSubscription.begin(subscriber, sources: 8).add(a).add(b).add(c).add(d).add(e).add(f).add(g).add(h)
    }
  }
}
