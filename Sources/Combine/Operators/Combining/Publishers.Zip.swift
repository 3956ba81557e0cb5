extension Publishers {
  /// A publisher of the values of the same place of two publishers.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// The kind of failures of all.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B

    /// Creates a publisher of two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      let group = GroupSubscription(subscriber, .zip)
      let lines = (group.line(a), group.line(b))
      group.start { (lines.0.value, lines.1.value) }
      a.subscribe(lines.0)
      b.subscribe(lines.1)
    }
  }

  /// A publisher of the values of the same place of three publishers.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
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
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      let group = GroupSubscription(subscriber, .zip)
      let lines = (group.line(a), group.line(b), group.line(c))
      group.start { (lines.0.value, lines.1.value, lines.2.value) }
      a.subscribe(lines.0)
      b.subscribe(lines.1)
      c.subscribe(lines.2)
    }
  }

  /// A publisher of the values of the same place of four publishers.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      let group = GroupSubscription(subscriber, .zip)
      let lines = (group.line(a), group.line(b), group.line(c), group.line(d))
      group.start { (lines.0.value, lines.1.value, lines.2.value, lines.3.value) }
      a.subscribe(lines.0)
      b.subscribe(lines.1)
      c.subscribe(lines.2)
      d.subscribe(lines.3)
    }
  }
}

extension Publisher {
  /// Sends the values of the same place of this publisher and of another one.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Sends the values of the same place of this publisher and of another one, as a closure makes one of them.
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }

  /// Sends the values of the same place of this publisher and of two others.
  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C> where Failure == B.Failure, Failure == C.Failure {
    Publishers.Zip3(self, b, c)
  }

  /// Sends the values of the same place of this publisher and of two others, as a closure makes one of them.
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, T> where Failure == B.Failure, Failure == C.Failure {
    Publishers.Zip3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the values of the same place of this publisher and of three others.
  public func zip<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.Zip4<Self, B, C, D> where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    Publishers.Zip4(self, b, c, d)
  }

  /// Sends the values of the same place of this publisher and of three others, as a closure makes one of them.
  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, T> where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    Publishers.Zip4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
