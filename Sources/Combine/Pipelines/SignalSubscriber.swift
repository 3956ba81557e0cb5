import Foundation

/// Waits for the first value of a publisher that opens or closes another one.
final class SignalSubscriber<Source: Publisher>: Subscriber {
  typealias Input = Source.Output
  typealias Failure = Source.Failure

  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var isOver = false
  private var fired = false
  var onValue: (() -> Void)?
  /// Is called if the publisher ends before its first value.
  var onEnd: ((Subscribers.Completion<Source.Failure>) -> Void)?

  /// Whether the value has come.
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

  // What is called holds the other publisher's subscription, which holds this.
  private func release() { (onValue, onEnd) = (nil, nil) }
}
