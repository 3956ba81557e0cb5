extension Result {
  /// A publisher that sends the result's success value, or fails.
  public struct Publisher: Combine.Publisher {
    /// The type of the value.
    public typealias Output = Success

    /// The result to send.
    public let result: Result

    /// Creates a publisher that sends a result.
    public init(_ result: Result) { self.result = result }

    /// Creates a publisher that sends a value and finishes.
    public init(_ output: Success) { result = .success(output) }

    /// Creates a publisher that fails.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Attaches the given subscriber to this publisher.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Success, Downstream.Failure == Failure {
      switch result {
      case .success: subscriber.receive(subscription: OnceSubscription(result, subscriber, name: "Once"))
      case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }

  /// A publisher that sends the result's success value, or fails.
  public var publisher: Publisher { Publisher(self) }
}
