/// A publisher that announces that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// The type of the publisher's values, which carry no information.
  public typealias Output = Void

  /// The type of failure.
  ///
  /// This publisher never fails.
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>()

  /// Creates a publisher that announces changes when ``send()`` is called.
  public init() {}

  /// Attaches the given subscriber to this publisher.
  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Void, Downstream.Failure == Never {
    subscribers.add(SubjectSubscription(subscriber, subscribers, name: "ObservableObjectPublisher"), subscriber)
  }

  /// Announces a change to all subscribers.
  public func send() { for subscriber in subscribers.current { subscriber.offer(()) } }
}

// Unchecked, because a lock protects all access.
extension ObservableObjectPublisher: @unchecked Sendable {}
