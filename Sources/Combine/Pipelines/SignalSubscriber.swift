import Foundation

/// A subscriber that waits for the first value of a publisher that starts or stops another one.
final class SignalSubscriber<Source: Publisher>: Subscriber {
  typealias Input = Source.Output
  typealias Failure = Source.Failure

  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var isOver = false
  private var fired = false
  var onValue: (() -> Void)?
  /// A closure that is called if the publisher ends before its first value.
  var onEnd: ((Subscribers.Completion<Source.Failure>) -> Void)?

  /// Whether the first value has arrived.
  var hasFired: Bool { lock.withLock { fired } }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard !isOver, self.subscription == nil else { return false }
      self.subscription = subscription
      return true
    }
    if isFirst { subscription.request(.max(1)) } else { subscription.cancel() }
  }

  func receive(_ input: Source.Output) -> Subscribers.Demand {
    let subscription: (any Subscription)?? = lock.withLock {
      if isOver { return nil }
      (isOver, fired) = (true, true)
      defer { self.subscription = nil }
      return self.subscription
    }
    guard let subscription else { return .none }
    subscription?.cancel()
    onValue?()
    release()
    return .none
  }

  func receive(completion: Subscribers.Completion<Source.Failure>) {
    let wasOver = lock.withLock {
      defer { (isOver, subscription) = (true, nil) }
      return isOver
    }
    if !wasOver { onEnd?(completion) }
    release()
  }

  func cancel() {
    let subscription = lock.withLock {
      defer { (isOver, self.subscription) = (true, nil) }
      return self.subscription
    }
    subscription?.cancel()
    release()
  }

  // Breaks the reference cycle: the closures hold the other subscription, which holds this subscriber.
  private func release() { (onValue, onEnd) = (nil, nil) }
}
