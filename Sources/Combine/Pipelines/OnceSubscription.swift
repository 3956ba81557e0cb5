import Foundation

/// A subscription that sends one value when it's available and requested, and then finishes.
///
/// A failure is sent immediately, without demand.
final class OnceSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = NSLock()
  private var result: Result<Downstream.Input, Downstream.Failure>?
  private var downstream: Downstream?
  private var isDemanded = false
  private var isCancelled = false
  let description: String

  init(_ result: Result<Downstream.Input, Downstream.Failure>?, _ downstream: Downstream, name: String) {
    self.result = result
    self.downstream = downstream
    description = name
  }

  func request(_ demand: Subscribers.Demand) {
    if demand == .none { return }
    send { isDemanded = true }
  }

  func fulfill(_ result: Result<Downstream.Input, Downstream.Failure>) {
    send { if self.result == nil { self.result = result } }
  }

  /// Finishes without a value.
  func finish() {
    let downstream = lock.withLock {
      defer { (self.downstream, result) = (nil, nil) }
      return result == nil ? self.downstream : nil
    }
    downstream?.receive(completion: .finished)
  }

  private func send(after change: () -> Void) {
    lock.lock()
    change()
    guard let downstream, let result else { return lock.unlock() }
    switch result {
    case .failure(let error):
      end()
      downstream.receive(completion: .failure(error))
    case .success(let value):
      guard isDemanded else { return lock.unlock() }
      end()
      _ = downstream.receive(value)
      if !lock.withLock({ isCancelled }) { downstream.receive(completion: .finished) }
    }
  }

  private func end() {
    downstream = nil
    result = nil
    lock.unlock()
  }

  func cancel() {
    lock.withLock {
      downstream = nil
      result = nil
      isCancelled = true
    }
  }
}
