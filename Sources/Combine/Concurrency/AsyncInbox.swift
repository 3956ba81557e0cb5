import Foundation

/// A subscriber that passes values to a task that awaits them one by one.
final class AsyncInbox<Value, Failure: Error>: @unchecked Sendable {
  typealias Waiting = CheckedContinuation<Arrival, any Error>

  /// A value that is transferred to the task.
  ///
  /// Only the task uses the value afterward.
  struct Arrival: @unchecked Sendable {
    let value: Value?
  }

  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var pendingDemand = Subscribers.Demand.none
  private var arrived: [Value] = []
  private var waiting: [Waiting] = []
  private var completion: Subscribers.Completion<Failure>?

  init<Source: Publisher>(_ publisher: Source) where Source.Output == Value, Source.Failure == Failure { publisher.subscribe(Receiver(self)) }

  deinit { subscription?.cancel() }

  /// Waits for the next value, and returns `nil` after the last value.
  func next() async throws -> Value? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wait($0) }.value
    } onCancel: {
      cancel()
    }
  }

  private func wait(_ continuation: Waiting) {
    lock.lock()
    if !arrived.isEmpty {
      let value = arrived.removeFirst()
      lock.unlock()
      return continuation.resume(returning: Arrival(value: value))
    }
    if let completion {
      self.completion = .finished
      lock.unlock()
      return Self.end(continuation, completion)
    }
    waiting.append(continuation)
    let subscription = subscription
    if subscription == nil { pendingDemand += 1 }
    lock.unlock()
    subscription?.request(.max(1))
  }

  private static func end(_ continuation: Waiting, _ completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: continuation.resume(returning: Arrival(value: nil))
    case .failure(let error): continuation.resume(throwing: error)
    }
  }

  private func cancel() {
    let (subscription, waiting) = lock.withLock {
      defer { (self.subscription, self.waiting, completion, arrived) = (nil, [], .finished, []) }
      return (self.subscription, self.waiting)
    }
    subscription?.cancel()
    for continuation in waiting { continuation.resume(returning: Arrival(value: nil)) }
  }

  /// The subscriber, which holds the inbox weakly.
  ///
  /// The subscription ends when the inbox is released.
  private final class Receiver: Subscriber {
    private weak var inbox: AsyncInbox?

    init(_ inbox: AsyncInbox) { self.inbox = inbox }

    func receive(subscription: any Subscription) {
      guard let inbox else { return subscription.cancel() }
      let demand: Subscribers.Demand? = inbox.lock.withLock {
        guard inbox.subscription == nil, inbox.completion == nil else { return nil }
        inbox.subscription = subscription
        return inbox.pendingDemand
      }
      guard let demand else { return subscription.cancel() }
      if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Value) -> Subscribers.Demand {
      guard let inbox else { return .none }
      let continuation: Waiting? = inbox.lock.withLock {
        if inbox.waiting.isEmpty {
          if inbox.completion == nil { inbox.arrived.append(input) }
          return nil
        }
        return inbox.waiting.removeFirst()
      }
      continuation?.resume(returning: Arrival(value: input))
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      guard let inbox else { return }
      let waiting = inbox.lock.withLock {
        defer { (inbox.waiting, inbox.subscription) = ([], nil) }
        if inbox.completion == nil { inbox.completion = inbox.waiting.isEmpty ? completion : .finished }
        return inbox.waiting
      }
      for (index, continuation) in waiting.enumerated() { AsyncInbox.end(continuation, index == 0 ? completion : .finished) }
    }
  }
}
