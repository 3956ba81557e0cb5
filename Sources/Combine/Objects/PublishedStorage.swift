import Foundation

/// The storage of a published property: its value, its subscribers, and the subscriptions that set it.
final class PublishedStorage<Value> {
  private let lock = NSLock()
  private var current: Value
  private weak var owner: AnyObject?
  private var subscribers: SubscriberList<Value, Never>?
  private var subscriptions: [AnyCancellable] = []

  init(_ value: Value) { current = value }

  var value: Value { lock.withLock { current } }

  /// Sends a value to the subscribers and then stores it.
  func set(_ value: Value) {
    for subscriber in lock.withLock({ subscribers })?.current ?? [] { subscriber.offer(value) }
    let old = lock.withLock {
      defer { current = value }
      return current
    }
    // Release the old value after unlocking, because releasing it may run the app's code.
    withExtendedLifetime(old) {}
  }

  /// Announces a change of the owner and sets the value, like setting the owner's property.
  func setAndTell(_ value: Value) {
    if let owner = lock.withLock({ owner }) { ObjectPublishers.shared.knownPublisher(of: owner)?.send() }
    set(value)
  }

  func setOwner(_ object: AnyObject) { lock.withLock { if owner == nil { owner = object } } }

  /// Keeps a subscription as long as the property exists.
  func keep(_ subscription: AnyCancellable) { lock.withLock { subscriptions.append(subscription) } }

  func receive<Downstream: Subscriber>(_ subscriber: Downstream) where Downstream.Input == Value, Downstream.Failure == Never {
    let list = lock.withLock {
      if let subscribers { return subscribers }
      let made = SubscriberList<Value, Never>(isDemanded: true)
      subscribers = made
      return made
    }
    list.add(SubjectSubscription(subscriber, list, current: { self.value }, name: "PublishedSubject"), subscriber)
  }
}
