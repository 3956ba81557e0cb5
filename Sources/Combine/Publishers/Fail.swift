/// A publisher that fails immediately.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error that the publisher fails with.
  public let error: Failure

  /// Creates a publisher that fails.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher that fails, with an explicit output type.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Attaches the given subscriber to this publisher.
  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable where Failure: Sendable {}
