import Foundation

/// A subscriber for an upstream publisher whose values become publishers.
final class OuterSubscriber<Source: Publisher>: Subscriber, Cancellable {
  typealias Input = Source.Output
  typealias Failure = Source.Failure

  private let lock = NSLock()
  private let demand: Subscribers.Demand
  private var subscription: (any Subscription)?
  private var hasEnded = false
  var onValue: ((Source.Output) -> Void)?
  var onEnd: ((Subscribers.Completion<Source.Failure>) -> Void)?

  /// - Parameter demand: The initial demand.
  init(demand: Subscribers.Demand) { self.demand = demand }

  /// Whether the publisher has ended or was canceled.
  var isOver: Bool { lock.withLock { hasEnded } }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard !hasEnded, self.subscription == nil else { return false }
      self.subscription = subscription
      return true
    }
    if isFirst { subscription.request(demand) } else { subscription.cancel() }
  }

  func receive(_ input: Source.Output) -> Subscribers.Demand {
    if !isOver { onValue?(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Source.Failure>) {
    let wasOver = lock.withLock {
      defer { (hasEnded, subscription) = (true, nil) }
      return hasEnded
    }
    if !wasOver { onEnd?(completion) }
    release()
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }

  func cancel() {
    let subscription = lock.withLock {
      defer { (hasEnded, self.subscription) = (true, nil) }
      return self.subscription
    }
    subscription?.cancel()
    release()
  }

  // Breaks the reference cycle: the closures hold the subscription, which holds this subscriber.
  private func release() { (onValue, onEnd) = (nil, nil) }
}
