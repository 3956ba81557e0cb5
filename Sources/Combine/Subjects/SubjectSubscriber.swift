import Foundation

/// Sends what it receives to a subject.
final class SubjectSubscriber<Target: Subject>: Subscriber, Cancellable {
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
    if let subject { subject.send(subscription: subscription) } else { subscription.cancel() }
  }

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
