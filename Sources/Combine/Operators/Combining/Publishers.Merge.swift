extension Publishers {
  /// A publisher of the values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    /// The kind of values of all.
    public typealias Output = A.Output

    /// The kind of failures of all.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A

    /// One of the publishers.
    public let b: B

    /// Creates a publisher of two.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let merge = MergeSubscription(subscriber, name: "Merge", sources: 2)
      subscriber.receive(subscription: merge)
      merge.add(a)
      merge.add(b)
    }
  }
}

extension Publishers {
  /// A publisher of the values of three publishers, as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
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
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let merge = MergeSubscription(subscriber, name: "Merge", sources: 3)
      subscriber.receive(subscription: merge)
      merge.add(a)
      merge.add(b)
      merge.add(c)
    }
  }
}

extension Publishers {
  /// A publisher of the values of four publishers, as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure {
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
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let merge = MergeSubscription(subscriber, name: "Merge", sources: 4)
      subscriber.receive(subscription: merge)
      merge.add(a)
      merge.add(b)
      merge.add(c)
      merge.add(d)
    }
  }
}
