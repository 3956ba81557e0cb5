import Foundation

/// A subject that stores its latest value and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let lock = NSLock()
  private var current: Output
  private let subscribers = SubscriberList<Output, Failure>(isDemanded: true)

  /// Creates a subject with an initial value.
  public init(_ value: Output) { current = value }

  /// The latest value.
  ///
  /// Setting the property sends the new value.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Attaches a subscriber, which receives the current value first.
  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
    subscribers.add(SubjectSubscription(subscriber, subscribers, current: { self.value }, name: "CurrentValueSubject"), subscriber)
  }

  /// Stores and sends a value.
  ///
  /// Does nothing after the completion.
  public func send(_ value: Output) {
    guard !subscribers.isComplete else { return }
    let old = lock.withLock {
      defer { current = value }
      return current
    }
    // Release the old value after unlocking, because releasing it may run the app's code.
    withExtendedLifetime(old) {}
    for subscriber in subscribers.current { subscriber.offer(value) }
  }

  /// Sends a completion.
  ///
  /// Only the first call has an effect.
  public func send(completion: Subscribers.Completion<Failure>) { for subscriber in subscribers.complete(completion) { subscriber.complete(completion) } }

  /// Connects the subject to an additional upstream subscription.
  public func send(subscription: any Subscription) { subscribers.add(subscription) }
}

// Unchecked, because a lock protects all access.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
