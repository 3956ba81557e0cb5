/// A subject that sends each value to the subscribers that demand one at that moment, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
    subscribers.add(SubjectSubscription(subscriber, subscribers, name: "PassthroughSubject"), subscriber)
  }

  /// Sends a value; after the completion it does nothing.
  public func send(_ value: Output) { for subscriber in subscribers.current { subscriber.offer(value) } }

  /// Finishes or fails; only the first call counts.
  public func send(completion: Subscribers.Completion<Failure>) { for subscriber in subscribers.complete(completion) { subscriber.complete(completion) } }

  /// Takes values from a subscription too, once a subscriber has demanded one.
  public func send(subscription: any Subscription) { subscribers.add(subscription) }
}

// Every access holds a lock.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
