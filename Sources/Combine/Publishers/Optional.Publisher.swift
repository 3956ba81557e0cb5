extension Optional {
  /// A publisher that sends the optional's value, if there is one, and finishes.
  public struct Publisher: Combine.Publisher {
    /// The type of the value.
    public typealias Output = Wrapped

    /// The type of failure.
    ///
    /// This publisher never fails.
    public typealias Failure = Never

    /// The optional value.
    public let output: Wrapped?

    /// Creates a publisher that sends an optional's value.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Wrapped, Downstream.Failure == Never {
      guard let output else { return Empty().receive(subscriber: subscriber) }
      subscriber.receive(subscription: OnceSubscription(.success(output), subscriber, name: "Optional"))
    }
  }

  /// A publisher that sends the value, if there is one, and finishes.
  public var publisher: Publisher { Publisher(self) }
}
