/// A publisher that sends no values, and finishes immediately or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether the publisher finishes immediately.
  public let completeImmediately: Bool

  /// Creates a publisher that sends no values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Creates a publisher that sends no values, with explicit types.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) { self.completeImmediately = completeImmediately }

  /// Attaches the given subscriber to this publisher.
  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

extension Empty: Sendable {}
