import Foundation

/// A publisher of one value that comes later, or of a failure.
///
/// Its work begins when it is created, whether there is a subscriber or not, and its result is kept for every subscriber.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the work calls with its result; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  /// Begins work that ends in a promise.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attemptToFulfill(fulfill) }

  private func fulfill(_ new: Result<Output, Failure>) {
    let subscribers: [(Result<Output, Failure>) -> Void]? = lock.withLock {
      guard result == nil else { return nil }
      result = new
      defer { waiting = [] }
      return waiting
    }
    for tell in subscribers ?? [] { tell(new) }
  }

  /// Attaches a subscriber, which gets the result once it is there.
  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
    let subscription = OnceSubscription(nil, subscriber, name: "Future")
    subscriber.receive(subscription: subscription)
    whenFulfilled { subscription.fulfill($0) }
  }

  /// Calls a closure with the result, now or once it is there.
  func whenFulfilled(_ tell: @escaping (Result<Output, Failure>) -> Void) {
    let known = lock.withLock {
      if result == nil { waiting.append(tell) }
      return result
    }
    if let known { tell(known) }
  }
}

// Every access holds the lock.
extension Future: @unchecked Sendable where Output: Sendable {}
