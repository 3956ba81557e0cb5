/// A type that sends a sequence of values over time to the subscribers that ask for them.
///
/// A publisher first hands its subscriber a ``Subscription``, then as many values as the subscriber demands, and last at most one completion.
public protocol Publisher<Output, Failure> {
  /// The kind of values that the publisher sends.
  associatedtype Output

  /// The kind of errors that the publisher can fail with; `Never` where it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber to the publisher; call ``subscribe(_:)-(Subscriber)`` rather than this.
  func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber to the publisher.
  public func subscribe<Downstream: Subscriber>(_ subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything that the publisher sends to a subject, until the returned object is cancelled or released.
  public func subscribe<Target: Subject>(_ subject: Target) -> AnyCancellable where Target.Output == Output, Target.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}

/// The namespace of the publishers that operators return.
public enum Publishers {}

/// The namespace of types that subscribers use.
public enum Subscribers {}

/// The namespace of subscriptions that are ready to use.
public enum Subscriptions {}
