extension Publishers {
  /// A publisher that sends the values of one publisher and then the values of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// The type of the values that both publishers send.
    public typealias Output = Suffix.Output

    /// The type of failure that both publishers share.
    public typealias Failure = Suffix.Failure

    /// The publisher that sends first.
    public let prefix: Prefix

    /// The publisher that sends after the first one finishes.
    public let suffix: Suffix

    /// Creates a publisher that concatenates two publishers.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Attaches the given subscriber to this publisher.
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
  /// Sends the given values before this publisher's values.
  public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

  /// Sends the elements of a sequence before this publisher's values.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Sends another publisher's values before this publisher's values.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self> where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Sends the given values after this publisher finishes.
  public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

  /// Sends the elements of a sequence after this publisher finishes.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends another publisher's values after this publisher finishes.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P> where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
