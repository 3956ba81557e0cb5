/// A connection between a subscriber and a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests values, in addition to previous requests.
  func request(_ demand: Subscribers.Demand)
}

extension Subscriptions {
  /// A subscription that never sends anything.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, CustomStringConvertible {
  let combineIdentifier = CombineIdentifier()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}

  var description: String { "Empty" }
}
