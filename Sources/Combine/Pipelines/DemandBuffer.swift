import Foundation

/// Keeps values until a subscriber demands them.
///
/// Values go out one at a time: one that arrives while another is being received waits for its turn, whatever thread it comes from.
final class DemandBuffer<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var values: [(value: Downstream.Input, delivered: (() -> Void)?)] = []
  // Values before this index have gone out.
  private var first = 0
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false
  private var demanded: ((Subscribers.Demand) -> Void)?
  private var cancelled: (() -> Void)?
  let description: String

  /// - Parameters:
  ///   - demanded: Is called with each demand, before values go out.
  ///   - cancelled: Is called when the subscriber cancels.
  init(_ downstream: Downstream, name: String, demanded: ((Subscribers.Demand) -> Void)? = nil, cancelled: (() -> Void)? = nil) {
    self.downstream = downstream
    self.demanded = demanded
    self.cancelled = cancelled
    description = name
  }

  /// Whether the subscriber wants every value.
  var isUnlimited: Bool { lock.withLock { demand == .unlimited } }

  /// Whether nothing goes out any more.
  var isOver: Bool { lock.withLock { downstream == nil } }

  /// How many values wait.
  var count: Int { lock.withLock { values.count - first } }

  /// The demand that no waiting value is for.
  var openDemand: Subscribers.Demand { lock.withLock { demand - (values.count - first) } }

  /// Sends a value once it is demanded.
  ///
  /// - Parameter delivered: Is called once the subscriber has received the value.
  func offer(_ value: Downstream.Input, delivered: (() -> Void)? = nil) {
    lock.withLock { if downstream != nil, completion == nil { values.append((value, delivered)) } }
    deliver()
  }

  /// Takes the value out that waits longest.
  func removeFirst() { lock.withLock { if first < values.count { takeFirst() } } }

  /// Finishes or fails once the values that wait have gone out.
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock { if self.completion == nil { self.completion = completion } }
    deliver()
  }

  /// Finishes or fails before the values that wait.
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

  // What is let go of is released after the lock, as that may run code of the app.
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
