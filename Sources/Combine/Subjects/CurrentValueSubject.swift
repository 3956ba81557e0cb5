import Foundation

/// A subject that keeps its latest value and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let lock = NSLock()
  private var current: Output
  private let subscribers = SubscriberList<Output, Failure>(isDemanded: true)

  /// Creates a subject with its first value.
  public init(_ value: Output) { current = value }

  /// The latest value; setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Attaches a subscriber, which gets the current value first.
  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
    subscribers.add(SubjectSubscription(subscriber, subscribers, current: { self.value }, name: "CurrentValueSubject"), subscriber)
  }

  /// Keeps and sends a value; after the completion it does nothing.
  public func send(_ value: Output) {
    guard !subscribers.isComplete else { return }
    let old = lock.withLock {
      defer { current = value }
      return current
    }
    // Released after the lock.
    withExtendedLifetime(old) {}
    for subscriber in subscribers.current { subscriber.offer(value) }
  }

  /// Finishes or fails; only the first call counts.
  public func send(completion: Subscribers.Completion<Failure>) { for subscriber in subscribers.complete(completion) { subscriber.complete(completion) } }

  /// Takes values from a subscription too.
  public func send(subscription: any Subscription) { subscribers.add(subscription) }
}

// Every access holds a lock.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
