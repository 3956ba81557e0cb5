import Foundation

/// A subscription that passes events on from a scheduler, with separate work for each value.
final class ScheduledSubscription<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let schedule: (@escaping () -> Void) -> Void
  /// A closure that is called before the subscription is passed on.
  var started: (() -> Void)?
  /// A closure that is called when a value arrives.
  var received: (() -> Void)?
  /// A closure that is called when the subscription is over.
  var ended: (() -> Void)?
  let description: String

  init(_ downstream: Downstream, name: String, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
    description = name
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      guard upstream == nil, let downstream = self.downstream else { return nil as Downstream? }
      upstream = subscription
      return downstream
    }
    guard let downstream else { return subscription.cancel() }
    started?()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    if lock.withLock({ downstream == nil }) { return .none }
    received?()
    schedule { [self] in
      guard let downstream = lock.withLock({ downstream }) else { return }
      let more = downstream.receive(input)
      if more > 0 { request(more) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock { upstream = nil }
    end(kept: ended)
    schedule { [self] in take().downstream?.receive(completion: completion) }
  }

  /// Ends the subscription and cancels the upstream publisher.
  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let kept = take()
    end(kept: ended)
    kept.upstream?.cancel()
    kept.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

  func cancel() {
    let kept = take()
    end(kept: ended)
    kept.upstream?.cancel()
  }

  private func end(kept: (() -> Void)?) {
    (started, received, ended) = (nil, nil, nil)
    kept?()
  }

  private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    lock.withLock {
      defer { (downstream, upstream) = (nil, nil) }
      return (downstream, upstream)
    }
  }
}
