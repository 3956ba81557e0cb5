import Foundation

/// The subscribers of a subject, and the subscriptions that the subject has of its own.
///
/// Nothing is called while the lock is held: subscribers may come, go and send while values go out.
final class SubscriberList<Output, Failure: Error> {
  private let lock = NSLock()
  private var entries: [SubjectEntry<Output, Failure>] = []
  private var upstreams: [any Subscription] = []
  private var isDemanded: Bool
  private var ending: Subscribers.Completion<Failure>?

  /// - Parameter isDemanded: Whether the subject takes values before a subscriber has demanded one.
  init(isDemanded: Bool = false) { self.isDemanded = isDemanded }

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// The subscribers that there are now; none after the completion.
  var current: [SubjectEntry<Output, Failure>] { lock.withLock { entries } }

  var isComplete: Bool { lock.withLock { ending != nil } }

  /// Adds a subscriber, or tells it the completion if that has been sent already.
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
    // Released after the lock.
    withExtendedLifetime(
      lock.withLock { () -> SubjectEntry<Output, Failure>? in
        guard let index = entries.lastIndex(where: { $0 === entry }) else { return nil }
        return entries.remove(at: index)
      }
    ) {}
  }

  /// Notes the completion and takes all subscribers out; none where it was there before.
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

/// One subscriber of a subject.
class SubjectEntry<Output, Failure: Error> {
  /// Sends a value if one is demanded.
  func offer(_ value: Output) {}

  func complete(_ completion: Subscribers.Completion<Failure>) {}
}

/// The subscription of one subscriber to a subject.
///
/// - Subjects with a current value give it to a subscriber as soon as it demands a value that it has not seen.
final class SubjectSubscription<Downstream: Subscriber>: SubjectEntry<Downstream.Input, Downstream.Failure>, Subscription, CustomStringConvertible {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var list: SubscriberList<Downstream.Input, Downstream.Failure>?
  private var current: (() -> Downstream.Input)?
  // Whether there is a current value that the subscriber has not seen.
  private var isBehind: Bool
  let description: String

  /// - Parameter current: The subject's current value, if it has one.
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

  // What is let go of is released after the lock, as that may run code of the app.
  private func end() -> (downstream: Downstream?, list: SubscriberList<Downstream.Input, Downstream.Failure>?, current: (() -> Downstream.Input)?) {
    lock.withLock {
      defer { (downstream, list, current) = (nil, nil, nil) }
      return (downstream, list, current)
    }
  }
}
