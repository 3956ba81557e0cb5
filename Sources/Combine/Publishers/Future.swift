import Foundation

/// A publisher that eventually sends one value or fails.
///
/// The work starts when the future is created, even without subscribers. The result is kept for all subscribers.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure to call with the result.
  ///
  /// Only the first call has an effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  /// Creates a future and starts its work, which must fulfill the promise.
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

  /// Attaches a subscriber, which receives the result when it's available.
  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
    let subscription = OnceSubscription(nil, subscriber, name: "Future")
    subscriber.receive(subscription: subscription)
    whenFulfilled { subscription.fulfill($0) }
  }

  /// Calls a closure with the result, immediately or when it's available.
  func whenFulfilled(_ tell: @escaping (Result<Output, Failure>) -> Void) {
    let known = lock.withLock {
      if result == nil { waiting.append(tell) }
      return result
    }
    if let known { tell(known) }
  }
}

// Unchecked, because a lock protects all access.
extension Future: @unchecked Sendable where Output: Sendable {}
