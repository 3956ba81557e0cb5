import Foundation

/// The subscribers and upstream subscriptions of a subject.
///
/// No calls are made while the lock is held, so subscribers can be added, cancel and send during a delivery.
final class SubscriberList<Output, Failure: Error> {
  private let lock = NSLock()
  private var entries: [SubjectEntry<Output, Failure>] = []
  private var upstreams: [any Subscription] = []
  private var isDemanded: Bool
  private var ending: Subscribers.Completion<Failure>?

  /// - Parameter isDemanded: Whether the subject accepts upstream values before a subscriber requests one.
  init(isDemanded: Bool = false) { self.isDemanded = isDemanded }

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// The current subscribers.
  ///
  /// There are no subscribers after the completion.
  var current: [SubjectEntry<Output, Failure>] { lock.withLock { entries } }

  var isComplete: Bool { lock.withLock { ending != nil } }

  /// Adds a subscriber, or passes it the completion if the subject has already completed.
  func add<Downstream: Subscriber>(_ entry: SubjectSubscription<Downstream>, _ downstream: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
    let completion = lock.withLock {
      if ending == nil { entries.append(entry) }
      return ending
    }
    if let completion {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: completion)
    } else {
      downstream.receive(subscription: entry)
    }
  }

  func remove(_ entry: SubjectEntry<Output, Failure>) {
    // Release the removed entry after unlocking, because releasing it may run the app's code.
    withExtendedLifetime(
      lock.withLock { () -> SubjectEntry<Output, Failure>? in
        guard let index = entries.lastIndex(where: { $0 === entry }) else { return nil }
        return entries.remove(at: index)
      }
    ) {}
  }

  /// Records the completion, and removes and returns all subscribers.
  ///
  /// Returns an empty array after the first call.
  func complete(_ completion: Subscribers.Completion<Failure>) -> [SubjectEntry<Output, Failure>] {
    lock.withLock {
      if ending != nil { return [] }
      ending = completion
      defer { entries = [] }
      return entries
    }
  }

  func noteDemand() {
    let waiting: [any Subscription] = lock.withLock {
      if isDemanded { return [] }
      isDemanded = true
      return upstreams
    }
    for upstream in waiting { upstream.request(.unlimited) }
  }

  func add(_ upstream: any Subscription) {
    let isDemanded = lock.withLock {
      upstreams.append(upstream)
      return self.isDemanded
    }
    if isDemanded { upstream.request(.unlimited) }
  }
}

/// A subscriber of a subject.
class SubjectEntry<Output, Failure: Error> {
  /// Sends a value if there's demand.
  func offer(_ value: Output) {}

  func complete(_ completion: Subscribers.Completion<Failure>) {}
}

/// A subscriber's subscription to a subject.
///
/// A subject with a current value sends it when the subscriber requests a value that it hasn't received.
final class SubjectSubscription<Downstream: Subscriber>: SubjectEntry<Downstream.Input, Downstream.Failure>, Subscription, CustomStringConvertible {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var list: SubscriberList<Downstream.Input, Downstream.Failure>?
  private var current: (() -> Downstream.Input)?
  // Whether the subscriber hasn't received the current value.
  private var isBehind: Bool
  let description: String

  /// - Parameter current: A closure that returns the subject's current value, if it has one.
  init(_ downstream: Downstream, _ list: SubscriberList<Downstream.Input, Downstream.Failure>, current: (() -> Downstream.Input)? = nil, name: String) {
    self.downstream = downstream
    self.list = list
    self.current = current
    isBehind = current != nil
    description = name
  }

  override func offer(_ value: Downstream.Input) {
    lock.lock()
    guard let downstream else { return lock.unlock() }
    guard demand > 0 else {
      isBehind = current != nil
      return lock.unlock()
    }
    isBehind = false
    demand -= 1
    lock.unlock()
    let more = downstream.receive(value)
    if more > 0 { request(more) }
  }

  override func complete(_ completion: Subscribers.Completion<Downstream.Failure>) { end().downstream?.receive(completion: completion) }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let (list, current) = lock.withLock {
      self.demand += demand
      defer { isBehind = false }
      return (downstream == nil ? nil : self.list, isBehind ? self.current : nil)
    }
    list?.noteDemand()
    if let current { offer(current()) }
  }

  func cancel() { end().list?.remove(self) }

  // Returns the values and closures, so the caller releases them after unlocking. Releasing them may run the app's code.
  private func end() -> (downstream: Downstream?, list: SubscriberList<Downstream.Input, Downstream.Failure>?, current: (() -> Downstream.Input)?) {
    lock.withLock {
      defer { (downstream, list, current) = (nil, nil, nil) }
      return (downstream, list, current)
    }
  }
}
