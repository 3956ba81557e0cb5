/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of values that the subscriber receives.
  associatedtype Input

  /// The type of failure that the subscriber accepts, or `Never` if it doesn't accept failures.
  associatedtype Failure: Error

  /// Receives the subscription.
  ///
  /// Use the subscription to request values, and keep it to cancel it later.
  func receive(subscription: any Subscription)

  /// Receives a value.
  ///
  /// - Returns: The additional demand, on top of previous requests.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the completion.
  ///
  /// No more events follow.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a `Void` value.
  public func receive() -> Subscribers.Demand { receive(()) }
}
