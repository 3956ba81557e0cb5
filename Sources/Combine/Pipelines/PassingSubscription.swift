import Foundation

/// A subscription that passes all events on unchanged and reports them.
final class PassingSubscription<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var events: Events
  private let schedule: ((@escaping () -> Void) -> Void)?

  /// Closures that are called before events are passed on.
  struct Events {
    var subscribed: ((any Subscription) -> Void)?
    var received: ((Downstream.Input) -> Void)?
    var completed: ((Subscribers.Completion<Downstream.Failure>) -> Void)?
    var cancelled: (() -> Void)?
    /// Called for demands, including demands that are returned for a received value.
    var demanded: ((_ demand: Subscribers.Demand, _ isAnswer: Bool) -> Void)?
    /// Called after the completion or cancellation was passed on.
    var ended: (() -> Void)?
  }

  init(_ downstream: Downstream, events: Events) {
    self.downstream = downstream
    self.events = events
    schedule = nil
  }

  convenience init(_ downstream: Downstream, ended: @escaping () -> Void) { self.init(downstream, events: Events(ended: ended)) }

  /// - Parameter schedule: A closure that runs requests and cancellations of the upstream subscription.
  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
    events = Events()
  }

  var description: String { upstream.map { "\($0)" } ?? "Subscription" }

  func receive(subscription: any Subscription) {
    let (downstream, told) = lock.withLock {
      guard upstream == nil, let downstream = self.downstream else { return (nil as Downstream?, events.subscribed) }
      upstream = subscription
      return (downstream, events.subscribed)
    }
    guard let downstream else { return subscription.cancel() }
    told?(subscription)
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let (told, isOver, demanded) = lock.withLock { (events.received, downstream == nil, events.demanded) }
    if isOver { return .none }
    told?(input)
    // Read the subscriber again, because the event handler may have canceled the subscription.
    let more = lock.withLock({ downstream })?.receive(input) ?? .none
    if more > 0 { demanded?(more, true) }
    return more
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard let kept = end() else { return }
    kept.events.completed?(completion)
    kept.downstream.receive(completion: completion)
    kept.events.ended?()
  }

  func request(_ demand: Subscribers.Demand) {
    let (upstream, told) = lock.withLock { (self.upstream, events.demanded) }
    told?(demand, false)
    if let schedule { schedule { upstream?.request(demand) } } else { upstream?.request(demand) }
  }

  func cancel() {
    guard let kept = end() else { return }
    kept.events.cancelled?()
    if let schedule { schedule { kept.upstream?.cancel() } } else { kept.upstream?.cancel() }
    kept.events.ended?()
  }

  private func end() -> (downstream: Downstream, upstream: (any Subscription)?, events: Events)? {
    lock.withLock {
      guard let downstream else { return nil }
      defer { (self.downstream, upstream, events) = (nil, nil, Events()) }
      return (downstream, upstream, events)
    }
  }
}
