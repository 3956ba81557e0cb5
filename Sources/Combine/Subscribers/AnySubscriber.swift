/// A type-erased subscriber.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  private let subscribed: ((any Subscription) -> Void)?
  private let received: ((Input) -> Subscribers.Demand)?
  private let completed: ((Subscribers.Completion<Failure>) -> Void)?

  /// The unique identifier of the subscriber.
  public let combineIdentifier: CombineIdentifier

  /// The description of the wrapped subscriber.
  public let description: String

  /// Creates a type-erased subscriber that wraps another one.
  public init<Base: Subscriber>(_ subscriber: Base) where Base.Input == Input, Base.Failure == Failure {
    subscribed = { subscriber.receive(subscription: $0) }
    received = { subscriber.receive($0) }
    completed = { subscriber.receive(completion: $0) }
    combineIdentifier = subscriber.combineIdentifier
    description = "\(subscriber)"
  }

  /// Creates a subscriber that forwards all events to a subject.
  public init<Base: Subject>(_ subject: Base) where Base.Output == Input, Base.Failure == Failure { self.init(SubjectSubscriber(subject)) }

  /// Creates a subscriber that calls the given closures.
  ///
  /// Without a closure for values, the subscriber requests no values.
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

  /// Passes the subscription to the wrapped subscriber.
  public func receive(subscription: any Subscription) { subscribed?(subscription) }

  /// Passes a value to the wrapped subscriber.
  public func receive(_ value: Input) -> Subscribers.Demand { received?(value) ?? .none }

  /// Passes the completion to the wrapped subscriber.
  public func receive(completion: Subscribers.Completion<Failure>) { completed?(completion) }
}
