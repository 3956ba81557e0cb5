/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// What the publisher fails with.
  public let error: Failure

  /// Creates a publisher that fails.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher that fails and whose kind of values is named.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable where Failure: Sendable {}
