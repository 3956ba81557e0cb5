extension Optional {
  /// A publisher that sends the optional's value, if there is one, and finishes.
  public struct Publisher: Combine.Publisher {
    /// The kind of the value.
    public typealias Output = Wrapped

    /// A publisher of this kind never fails.
    public typealias Failure = Never

    /// The optional.
    public let output: Wrapped?

    /// Creates a publisher of an optional's value.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Wrapped, Downstream.Failure == Never {
      guard let output else { return Empty().receive(subscriber: subscriber) }
      subscriber.receive(subscription: OnceSubscription(.success(output), subscriber, name: "Optional"))
    }
  }

  /// A publisher that sends the value, if there is one, and finishes.
  public var publisher: Publisher { Publisher(self) }
}
