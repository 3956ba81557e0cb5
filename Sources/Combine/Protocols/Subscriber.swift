/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values that the subscriber receives.
  associatedtype Input

  /// The kind of errors that the subscriber can be told; `Never` where it accepts none.
  associatedtype Failure: Error

  /// The subscription has begun: ask it for values, and keep it to cancel it.
  func receive(subscription: any Subscription)

  /// A value has arrived.
  ///
  /// - Returns: How many values more are wanted than were asked for before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// The publisher has finished or failed; nothing comes any more.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// A value without content has arrived.
  public func receive() -> Subscribers.Demand { receive(()) }
}
