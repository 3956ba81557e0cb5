import Foundation

/// A subscription that requests all upstream values, and delivers values when its handlers decide.
///
/// A value that the subscriber hasn't requested at that time is omitted.
final class TimedSubscription<Input, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Failure = Downstream.Failure

  /// The handlers of an operator.
  struct Handlers {
    let received: (Input) -> Void
    let completed: (Subscribers.Completion<Failure>) -> Void
    let cancelled: () -> Void
  }

  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var handlers: Handlers?
  let description: String

  /// - Parameter make: A closure that creates the handlers.
  ///
  /// The subscription holds the handlers until it ends.
  init(_ downstream: Downstream, name: String, _ make: (TimedSubscription) -> Handlers) {
    self.downstream = downstream
    description = name
    handlers = make(self)
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      guard upstream == nil, let downstream = self.downstream else { return nil as Downstream? }
      upstream = subscription
      return downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    if !lock.withLock({ self.downstream == nil }) { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { upstream == nil ? nil : handlers }?.received(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let handlers = lock.withLock {
      defer { upstream = nil }
      return upstream == nil ? nil : self.handlers
    }
    handlers?.completed(completion)
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  /// Delivers a value if there's demand.
  func deliver(_ value: Downstream.Input) {
    let downstream = lock.withLock {
      guard demand > 0 else { return nil as Downstream? }
      demand -= 1
      return self.downstream
    }
    guard let downstream else { return }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
  }

  func complete(_ completion: Subscribers.Completion<Failure>) { end().downstream?.receive(completion: completion) }

  func cancel() {
    let kept = end()
    kept.upstream?.cancel()
    kept.handlers?.cancelled()
  }

  private func end() -> (downstream: Downstream?, upstream: (any Subscription)?, handlers: Handlers?) {
    lock.withLock {
      defer { (downstream, upstream, handlers) = (nil, nil, nil) }
      return (downstream, upstream, handlers)
    }
  }
}
