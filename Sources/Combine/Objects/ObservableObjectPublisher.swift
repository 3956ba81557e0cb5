/// A publisher that tells its subscribers, without a value, that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// There is no value.
  public typealias Output = Void

  /// A publisher of this kind never fails.
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Void, Downstream.Failure == Never {
    subscribers.add(SubjectSubscription(subscriber, subscribers, name: "ObservableObjectPublisher"), subscriber)
  }

  /// Tells the subscribers that a change comes.
  public func send() { for subscriber in subscribers.current { subscriber.offer(()) } }
}

// Every access holds a lock.
extension ObservableObjectPublisher: @unchecked Sendable {}
