extension Publishers {
  /// A publisher of the values of one publisher and then of those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// The kind of values of both.
    public typealias Output = Suffix.Output

    /// The kind of failures of both.
    public typealias Failure = Suffix.Failure

    /// The publisher that comes first.
    public let prefix: Prefix

    /// The publisher that comes when the first has finished.
    public let suffix: Suffix

    /// Creates a publisher of two, one after the other.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
      let relay = RelaySubscription(subscriber, name: "Concatenate")
      relay.start()
      relay.attach(prefix) {
        if case .finished = $0 { relay.attach(suffix) { relay.complete($0) } } else { relay.complete($0) }
      }
    }
  }
}

extension Publisher {
  /// Sends values before the publisher's own.
  public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

  /// Sends the elements of a sequence before the publisher's own values.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher before this one's.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self> where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Sends values after the publisher's own, when it has finished.
  public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

  /// Sends the elements of a sequence after the publisher's own values, when it has finished.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher when this one has finished.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P> where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
