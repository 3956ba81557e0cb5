/// A subject that sends each value to subscribers with demand and doesn't store values.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Attaches the given subscriber to this publisher.
  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
    subscribers.add(SubjectSubscription(subscriber, subscribers, name: "PassthroughSubject"), subscriber)
  }

  /// Sends a value.
  ///
  /// Does nothing after the completion.
  public func send(_ value: Output) { for subscriber in subscribers.current { subscriber.offer(value) } }

  /// Sends a completion.
  ///
  /// Only the first call has an effect.
  public func send(completion: Subscribers.Completion<Failure>) { for subscriber in subscribers.complete(completion) { subscriber.complete(completion) } }

  /// Connects the subject to an upstream subscription, which is used after a subscriber requests a value.
  public func send(subscription: any Subscription) { subscribers.add(subscription) }
}

// Unchecked, because a lock protects all access.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
