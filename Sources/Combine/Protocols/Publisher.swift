/// A type that sends values over time to subscribers that request them.
///
/// A publisher first passes a ``Subscription`` to its subscriber, then as many values as the subscriber requests, and finally at most one completion.
public protocol Publisher<Output, Failure> {
  /// The type of values that the publisher sends.
  associatedtype Output

  /// The type of errors that the publisher can fail with, or `Never` if it can't fail.
  associatedtype Failure: Error

  /// Attaches a subscriber to the publisher.
  ///
  /// Call ``subscribe(_:)-(Subscriber)`` instead of this function.
  func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber to the publisher.
  public func subscribe<Downstream: Subscriber>(_ subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Forwards all events to a subject until the returned object is canceled or released.
  public func subscribe<Target: Subject>(_ subject: Target) -> AnyCancellable where Target.Output == Output, Target.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}

/// A namespace for the publishers that operators return.
public enum Publishers {}

/// A namespace for types that subscribers use.
public enum Subscribers {}

/// A namespace for ready-made subscriptions.
public enum Subscriptions {}
