/// A publisher whose values are sent by calling its functions.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber.
  func send(_ value: Output)

  /// Sends a completion to every subscriber.
  func send(completion: Subscribers.Completion<Failure>)

  /// Connects the subject to an additional upstream subscription.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a `Void` value.
  public func send() { send(()) }
}
