/// A publisher that is told what to send from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber.
  func send(_ value: Output)

  /// Finishes or fails for every subscriber.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes values from a subscription too.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value without content.
  public func send() { send(()) }
}
