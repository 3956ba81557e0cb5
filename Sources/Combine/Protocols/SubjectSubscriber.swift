import Foundation

/// A subscriber that forwards events to a subject.
final class SubjectSubscriber<Target: Subject>: Subscriber, Subscription, CustomStringConvertible {
  private let lock = NSLock()
  private var subject: Target?
  private var subscription: (any Subscription)?

  init(_ subject: Target) { self.subject = subject }

  func receive(subscription: any Subscription) {
    let subject = lock.withLock {
      let isFirst = self.subscription == nil
      if isFirst { self.subscription = subscription }
      return isFirst ? self.subject : nil
    }
    // Send the subject this object instead of the subscription. The subject and the caller of `subscribe` can both cancel this object, but it cancels the publisher's subscription only once.
    if let subject { subject.send(subscription: self) } else { subscription.cancel() }
  }

  var description: String { lock.withLock { subscription }.map { "\($0)" } ?? "Subject" }

  func request(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }

  func receive(_ input: Target.Output) -> Subscribers.Demand {
    lock.withLock { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Target.Failure>) { end().subject?.send(completion: completion) }

  func cancel() { end().subscription?.cancel() }

  private func end() -> (subject: Target?, subscription: (any Subscription)?) {
    lock.withLock {
      defer { (subject, subscription) = (nil, nil) }
      return (subject, subscription)
    }
  }
}
