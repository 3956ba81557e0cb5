/// A subscriber whose own type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  private let subscribed: ((any Subscription) -> Void)?
  private let received: ((Input) -> Subscribers.Demand)?
  private let completed: ((Subscribers.Completion<Failure>) -> Void)?

  /// Tells this subscriber from others.
  public let combineIdentifier: CombineIdentifier

  /// The name of what is wrapped.
  public let description: String

  /// Wraps a subscriber.
  public init<Base: Subscriber>(_ subscriber: Base) where Base.Input == Input, Base.Failure == Failure {
    subscribed = { subscriber.receive(subscription: $0) }
    received = { subscriber.receive($0) }
    completed = { subscriber.receive(completion: $0) }
    combineIdentifier = subscriber.combineIdentifier
    description = "\(subscriber)"
  }

  /// Wraps a subject, which is sent everything that arrives.
  public init<Base: Subject>(_ subject: Base) where Base.Output == Input, Base.Failure == Failure { self.init(SubjectSubscriber(subject)) }

  /// Creates a subscriber from closures; without one for the values it asks for nothing.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscribed = receiveSubscription
    received = receiveValue
    completed = receiveCompletion
    combineIdentifier = CombineIdentifier()
    description = "Anonymous AnySubscriber"
  }

  /// Hands the subscription on.
  public func receive(subscription: any Subscription) { subscribed?(subscription) }

  /// Hands a value on.
  public func receive(_ value: Input) -> Subscribers.Demand { received?(value) ?? .none }

  /// Hands the completion on.
  public func receive(completion: Subscribers.Completion<Failure>) { completed?(completion) }
}
