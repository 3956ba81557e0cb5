extension Publishers {
  /// A publisher that combines the latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A tuple with a value from each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The type of failure that all publishers share.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that combines the latest values of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      let group = GroupSubscription(subscriber, .latest)
      let lines = (group.line(a), group.line(b))
      group.start { (lines.0.value, lines.1.value) }
      a.subscribe(lines.0)
      b.subscribe(lines.1)
    }
  }

  /// A publisher that combines the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
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

    /// Creates a publisher that combines the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      let group = GroupSubscription(subscriber, .latest)
      let lines = (group.line(a), group.line(b), group.line(c))
      group.start { (lines.0.value, lines.1.value, lines.2.value) }
      a.subscribe(lines.0)
      b.subscribe(lines.1)
      c.subscribe(lines.2)
    }
  }

  /// A publisher that combines the latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
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

    /// Creates a publisher that combines the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber<Output, Failure>>(subscriber: Downstream) {
      let group = GroupSubscription(subscriber, .latest)
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
  /// Combines the latest values of this publisher and another one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Combines the latest values of this publisher and another one with a closure.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  /// Combines the latest values of this publisher and two others.
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C> where Failure == B.Failure, Failure == C.Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// Combines the latest values of this publisher and two others with a closure.
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T> where Failure == B.Failure, Failure == C.Failure {
    Publishers.CombineLatest3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// Combines the latest values of this publisher and three others.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D> where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// Combines the latest values of this publisher and three others with a closure.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T> where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    Publishers.CombineLatest4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
