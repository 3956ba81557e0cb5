extension Publishers {
  /// A publisher of the values of five publishers, as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output,
    D.Failure == E.Failure
  {
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
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let merge = MergeSubscription(subscriber, name: "Merge", sources: 5)
      subscriber.receive(subscription: merge)
      merge.add(a)
      merge.add(b)
      merge.add(c)
      merge.add(d)
      merge.add(e)
    }
  }
}

extension Publishers {
  /// A publisher of the values of six publishers, as they come.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output,
    D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure
  {
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
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let merge = MergeSubscription(subscriber, name: "Merge", sources: 6)
      subscriber.receive(subscription: merge)
      merge.add(a)
      merge.add(b)
      merge.add(c)
      merge.add(d)
      merge.add(e)
      merge.add(f)
    }
  }
}

extension Publishers {
  /// A publisher of the values of seven publishers, as they come.
  public struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output,
    D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure
  {
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
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let merge = MergeSubscription(subscriber, name: "Merge", sources: 7)
      subscriber.receive(subscription: merge)
      merge.add(a)
      merge.add(b)
      merge.add(c)
      merge.add(d)
      merge.add(e)
      merge.add(f)
      merge.add(g)
    }
  }
}

extension Publishers {
  /// A publisher of the values of eight publishers, as they come.
  public struct Merge8<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output,
    D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure, G.Output == H.Output, G.Failure == H.Failure
  {
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
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let merge = MergeSubscription(subscriber, name: "Merge", sources: 8)
      subscriber.receive(subscription: merge)
      merge.add(a)
      merge.add(b)
      merge.add(c)
      merge.add(d)
      merge.add(e)
      merge.add(f)
      merge.add(g)
      merge.add(h)
    }
  }
}
