extension Publishers {
  /// A publisher that pairs the values of two publishers, in order.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A tuple with a value from each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The type of failure that all publishers share.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that pairs the values of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      let group = GroupSubscription(subscriber, .zip)
      let lines = (group.line(a), group.line(b))
      group.start { (lines.0.value, lines.1.value) }
      a.subscribe(lines.0)
      b.subscribe(lines.1)
    }
  }

  /// A publisher that groups the values of three publishers, in order.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A tuple with a value from each publisher.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of failure that all publishers share.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher that groups the values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      let group = GroupSubscription(subscriber, .zip)
      let lines = (group.line(a), group.line(b), group.line(c))
      group.start { (lines.0.value, lines.1.value, lines.2.value) }
      a.subscribe(lines.0)
      b.subscribe(lines.1)
      c.subscribe(lines.2)
    }
  }

  /// A publisher that groups the values of four publishers, in order.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A tuple with a value from each publisher.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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

    /// Creates a publisher that groups the values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Attaches the given subscriber to this publisher.
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
  /// Pairs the values of this publisher with the values of another one, in order.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Pairs the values of this publisher and another one, in order, and combines each pair with a closure.
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }

  /// Groups the values of this publisher and two others, in order.
  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C> where Failure == B.Failure, Failure == C.Failure {
    Publishers.Zip3(self, b, c)
  }

  /// Groups the values of this publisher and two others, in order, and combines them with a closure.
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, T> where Failure == B.Failure, Failure == C.Failure {
    Publishers.Zip3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// Groups the values of this publisher and three others, in order.
  public func zip<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.Zip4<Self, B, C, D> where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    Publishers.Zip4(self, b, c, d)
  }

  /// Groups the values of this publisher and three others, in order, and combines them with a closure.
  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, T> where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    Publishers.Zip4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
