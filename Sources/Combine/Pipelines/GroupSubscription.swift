import Foundation

/// A subscription that combines the values of several publishers.
///
/// The subscription combines the latest values, or the values at the same index. The subscriber's demand is passed to each publisher.
final class GroupSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  enum Kind {
    /// Each value is sent with the latest values of the other publishers.
    case latest
    /// Each value is sent once, with the values at the same index.
    case zip
  }

  fileprivate let lock = NSLock()
  fileprivate let kind: Kind
  private var buffer: DemandBuffer<Downstream>!
  // Holds the subscriber until it receives its subscription.
  private var downstream: Downstream?
  fileprivate var lines: [any GroupUpstream] = []
  fileprivate var demand = Subscribers.Demand.none
  private var make: (() -> Downstream.Input)?

  init(_ downstream: Downstream, _ kind: Kind) {
    self.downstream = downstream
    self.kind = kind
    buffer = DemandBuffer(downstream, name: kind == .zip ? "Zip" : "CombineLatest") { [unowned self] in
      noteDemand($0)
    } cancelled: { [unowned self] in
      stop()
    }
  }

  var description: String { buffer.description }

  /// Creates the subscriber for one of the publishers.
  func line<Source: Publisher>(_: Source) -> GroupLine<Source.Output, Downstream> {
    let line = GroupLine<Source.Output, Downstream>(self)
    lines.append(line)
    return line
  }

  /// Passes the subscription to the subscriber.
  ///
  /// - Parameter make: A closure that combines the first values of all lines.
  func start(_ make: @escaping () -> Downstream.Input) {
    self.make = make
    let downstream = self.downstream
    self.downstream = nil
    downstream?.receive(subscription: self)
  }

  func request(_ demand: Subscribers.Demand) { buffer.request(demand) }

  func cancel() { buffer.cancel() }

  private func noteDemand(_ demand: Subscribers.Demand) {
    let lines = lock.withLock {
      self.demand += demand
      return self.lines
    }
    for line in lines { line.request(demand) }
  }

  private func stop() {
    let lines = lock.withLock {
      // Break the reference cycle: the closure holds the lines, which hold the group.
      defer { (self.lines, make) = ([], nil) }
      return self.lines
    }
    for line in lines { line.cancel() }
  }

  /// Called when a value arrives or a publisher ends.
  fileprivate func lineDidChange() {
    let isOpen = buffer.openDemand > 0
    let output: Downstream.Input? = lock.withLock {
      guard !lines.isEmpty, lines.allSatisfy(\.hasValue), isOpen || kind == .zip, let make else { return nil }
      defer { if kind == .zip { for line in lines { line.removeFirst() } } }
      return make()
    }
    if let output { buffer.offer(output) }
    finishIfOver()
  }

  fileprivate func finishIfOver() {
    let isOver = lock.withLock { kind == .zip ? lines.contains { $0.hasEnded && !$0.hasValue } : !lines.isEmpty && lines.allSatisfy(\.hasEnded) }
    guard isOver else { return }
    stop()
    buffer.complete(.finished)
  }

  fileprivate func fail(_ completion: Subscribers.Completion<Downstream.Failure>) {
    stop()
    buffer.completeAtOnce(completion)
  }
}

/// A member of a group of combined publishers.
private protocol GroupUpstream: AnyObject {
  var hasValue: Bool { get }
  var hasEnded: Bool { get }
  func removeFirst()
  func request(_ demand: Subscribers.Demand)
  func cancel()
}

/// The subscriber for one of several publishers.
final class GroupLine<Value, Downstream: Subscriber>: Subscriber, GroupUpstream {
  typealias Input = Value
  typealias Failure = Downstream.Failure

  private let group: GroupSubscription<Downstream>
  private var subscription: (any Subscription)?
  private var values: [Value] = []
  fileprivate private(set) var hasEnded = false

  fileprivate init(_ group: GroupSubscription<Downstream>) { self.group = group }

  /// The next value to send.
  ///
  /// The group reads the property only if there's a value.
  var value: Value { values[0] }

  fileprivate var hasValue: Bool { !values.isEmpty }

  fileprivate func removeFirst() { values.removeFirst() }

  func receive(subscription: any Subscription) {
    let demand: Subscribers.Demand? = group.lock.withLock {
      guard self.subscription == nil, !hasEnded, group.lines.contains(where: { $0 === self }) else { return nil }
      self.subscription = subscription
      return group.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    let isTaken = group.lock.withLock {
      guard !hasEnded, !group.lines.isEmpty else { return false }
      if group.kind == .latest { values = [input] } else { values.append(input) }
      return true
    }
    if isTaken { group.lineDidChange() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let isFirst = group.lock.withLock {
      if hasEnded || group.lines.isEmpty { return false }
      (hasEnded, subscription) = (true, nil)
      return true
    }
    guard isFirst else { return }
    if case .failure = completion { group.fail(completion) } else { group.finishIfOver() }
  }

  fileprivate func request(_ demand: Subscribers.Demand) { group.lock.withLock { subscription }?.request(demand) }

  fileprivate func cancel() {
    let subscription = group.lock.withLock {
      defer { self.subscription = nil }
      return self.subscription
    }
    subscription?.cancel()
  }
}
