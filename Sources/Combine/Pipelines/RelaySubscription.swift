import Foundation

/// A subscription that relays the values of one publisher after another.
///
/// Unmet demand is passed to the next publisher.
final class RelaySubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var leg: AnyObject?
  private var upstream: (any Subscription)?
  private var cancelled: (() -> Void)?
  private var hasReceived = false
  let description: String

  /// - Parameter cancelled: A closure that is called when the subscriber cancels.
  init(_ downstream: Downstream, name: String, cancelled: (() -> Void)? = nil) {
    self.downstream = downstream
    self.cancelled = cancelled
    description = name
  }

  /// Whether any value has been relayed.
  var hasSent: Bool { lock.withLock { hasReceived } }

  /// Whether a publisher is attached that hasn't ended.
  var isRelaying: Bool { lock.withLock { leg != nil } }

  /// Passes the subscription to the subscriber.
  func start() { lock.withLock { downstream }?.receive(subscription: self) }

  /// Cancels the previous publisher and relays the values of a new one.
  ///
  /// - Parameter ended: A closure that is called with the publisher's completion.
  func attach<Source: Publisher>(_ publisher: Source, ended: @escaping (Subscribers.Completion<Source.Failure>) -> Void) where Source.Output == Downstream.Input {
    let new = Leg<Source.Failure>(self, ended)
    let (old, isOver) = lock.withLock {
      defer { if downstream != nil { (leg, upstream) = (new, nil) } }
      return (upstream, downstream == nil)
    }
    old?.cancel()
    if !isOver { publisher.subscribe(new) }
  }

  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let kept = end()
    kept.upstream?.cancel()
    kept.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      self.demand += demand
      return self.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    let kept = end()
    kept.upstream?.cancel()
    kept.cancelled?()
  }

  private func end() -> (downstream: Downstream?, upstream: (any Subscription)?, cancelled: (() -> Void)?, leg: AnyObject?) {
    lock.withLock {
      defer { (downstream, upstream, cancelled, leg) = (nil, nil, nil, nil) }
      return (downstream, upstream, cancelled, leg)
    }
  }

  /// The subscriber for one of the publishers.
  private final class Leg<Failure: Error>: Subscriber {
    typealias Input = Downstream.Input

    private let relay: RelaySubscription
    private let ended: (Subscribers.Completion<Failure>) -> Void

    init(_ relay: RelaySubscription, _ ended: @escaping (Subscribers.Completion<Failure>) -> Void) {
      self.relay = relay
      self.ended = ended
    }

    func receive(subscription: any Subscription) {
      let demand: Subscribers.Demand? = relay.lock.withLock {
        guard relay.leg === self, relay.upstream == nil else { return nil }
        relay.upstream = subscription
        return relay.demand
      }
      guard let demand else { return subscription.cancel() }
      if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
      let downstream = relay.lock.withLock {
        guard relay.leg === self else { return nil as Downstream? }
        relay.demand -= 1
        relay.hasReceived = true
        return relay.downstream
      }
      guard let downstream else { return .none }
      let more = downstream.receive(input)
      return relay.lock.withLock {
        relay.demand += more
        // If another publisher has replaced this one, pass the demand to that publisher.
        return relay.leg === self ? more : relay.handOver(more)
      }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      let isCurrent = relay.lock.withLock {
        guard relay.leg === self else { return false }
        (relay.leg, relay.upstream) = (nil, nil)
        return true
      }
      if isCurrent { ended(completion) }
    }
  }

  // The caller must hold the lock. It's unlocked during the request, because the publisher can send values immediately.
  private func handOver(_ more: Subscribers.Demand) -> Subscribers.Demand {
    guard more > 0, let upstream else { return .none }
    lock.unlock()
    upstream.request(more)
    lock.lock()
    return .none
  }
}
