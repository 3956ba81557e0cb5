import Foundation

/// A subscription that buffers values until the subscriber requests them.
///
/// Values are delivered one at a time. A value that arrives during a delivery waits, regardless of its thread.
final class DemandBuffer<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var values: [(value: Downstream.Input, delivered: (() -> Void)?)] = []
  // Values before this index have been delivered.
  private var first = 0
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false
  private var demanded: ((Subscribers.Demand) -> Void)?
  private var cancelled: (() -> Void)?
  let description: String

  /// - Parameters:
  ///   - demanded: A closure that is called with each demand, before values are delivered.
  ///   - cancelled: A closure that is called when the subscriber cancels.
  init(_ downstream: Downstream, name: String, demanded: ((Subscribers.Demand) -> Void)? = nil, cancelled: (() -> Void)? = nil) {
    self.downstream = downstream
    self.demanded = demanded
    self.cancelled = cancelled
    description = name
  }

  /// Whether the demand is unlimited.
  var isUnlimited: Bool { lock.withLock { demand == .unlimited } }

  /// Whether the subscription is over.
  var isOver: Bool { lock.withLock { downstream == nil } }

  /// The number of waiting values.
  var count: Int { lock.withLock { values.count - first } }

  /// The demand for values beyond the waiting ones.
  var openDemand: Subscribers.Demand { lock.withLock { demand - (values.count - first) } }

  /// Adds a value, which is delivered when it's requested.
  ///
  /// - Parameter delivered: A closure that is called after the subscriber received the value.
  func offer(_ value: Downstream.Input, delivered: (() -> Void)? = nil) {
    lock.withLock { if downstream != nil, completion == nil { values.append((value, delivered)) } }
    deliver()
  }

  /// Removes the oldest waiting value.
  func removeFirst() { lock.withLock { if first < values.count { takeFirst() } } }

  /// Finishes or fails after all waiting values are delivered.
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock { if self.completion == nil { self.completion = completion } }
    deliver()
  }

  /// Finishes or fails immediately, and discards the waiting values.
  func completeAtOnce(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      (values, first) = ([], 0)
      self.completion = completion
    }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    let demanded = lock.withLock {
      self.demand += demand
      return downstream == nil ? nil : self.demanded
    }
    demanded?(demand)
    deliver()
  }

  func cancel() {
    let kept = end()
    kept.cancelled?()
  }

  // Returns the values and closures, so the caller releases them after unlocking. Releasing them may run the app's code.
  private func end() -> (
    downstream: Downstream?, cancelled: (() -> Void)?, values: [(value: Downstream.Input, delivered: (() -> Void)?)], demanded: ((Subscribers.Demand) -> Void)?
  ) {
    lock.withLock {
      let kept = (downstream, downstream == nil ? nil : cancelled, values, demanded)
      (downstream, cancelled, demanded) = (nil, nil, nil)
      (values, first) = ([], 0)
      return kept
    }
  }

  @discardableResult
  private func takeFirst() -> (value: Downstream.Input, delivered: (() -> Void)?) {
    let taken = values[first]
    first += 1
    if first == values.count {
      values.removeAll(keepingCapacity: true)
      first = 0
    } else if first > 64, first > values.count / 2 {
      values.removeFirst(first)
      first = 0
    }
    return taken
  }

  private func deliver() {
    lock.lock()
    if isDelivering { return lock.unlock() }
    isDelivering = true
    while let downstream {
      if first < values.count, demand > 0 {
        demand -= 1
        let (value, delivered) = takeFirst()
        lock.unlock()
        let more = downstream.receive(value)
        if more > 0 { noteDemand(more) }
        delivered?()
        lock.lock()
      } else if first == values.count, let completion {
        lock.unlock()
        let kept = end()
        kept.downstream?.receive(completion: completion)
        lock.lock()
      } else {
        break
      }
    }
    isDelivering = false
    lock.unlock()
  }

  private func noteDemand(_ more: Subscribers.Demand) {
    let demanded = lock.withLock {
      demand += more
      return downstream == nil ? nil : self.demanded
    }
    demanded?(more)
  }
}
