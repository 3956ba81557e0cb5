import Foundation

/// The step of a reducing operator for one value.
enum ReduceStep<Output, Failure: Error> {
  /// Continues with the next value.
  case next
  /// Ends with a result, or without one if it's `nil`.
  case result(Output?)
  /// Fails with the error.
  case fail(Failure)
}

/// A subscription that reduces all values to one result, which is delivered when it's requested.
final class ReduceSubscription<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Failure = InputFailure
  typealias Step = ReduceStep<Downstream.Input, Downstream.Failure>

  private let lock = NSLock()
  private var upstream: (any Subscription)?
  private var hasUpstream = false
  private var isOver = false
  private let output: OnceSubscription<Downstream>
  // Holds the subscriber until it receives its subscription.
  private var downstream: Downstream?
  private let step: (Input) -> Step
  private let mapFailure: (InputFailure) -> Downstream.Failure
  private let result: () -> Downstream.Input?

  /// - Parameter result: A closure that returns the result when the upstream publisher finishes.
  init(
    _ downstream: Downstream, name: String, mapFailure: @escaping (InputFailure) -> Downstream.Failure, result: @escaping () -> Downstream.Input?, step: @escaping (Input) -> Step
  ) {
    self.downstream = downstream
    self.mapFailure = mapFailure
    self.result = result
    self.step = step
    output = OnceSubscription(nil, downstream, name: name)
  }

  var description: String { output.description }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      if hasUpstream { return nil as Downstream? }
      hasUpstream = true
      upstream = subscription
      defer { self.downstream = nil }
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    if !lock.withLock({ isOver }) { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if lock.withLock({ isOver }) { return .none }
    switch step(input) {
    case .next: break
    case .result(let value):
      end()?.cancel()
      deliver(value)
    case .fail(let error):
      end()?.cancel()
      output.fulfill(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    let wasOver = lock.withLock { isOver }
    _ = end()
    if wasOver { return }
    switch completion {
    case .finished: deliver(result())
    case .failure(let error): output.fulfill(.failure(mapFailure(error)))
    }
  }

  private func deliver(_ value: Downstream.Input?) { if let value { output.fulfill(.success(value)) } else { output.finish() } }

  func request(_ demand: Subscribers.Demand) { output.request(demand) }

  func cancel() {
    output.cancel()
    end()?.cancel()
  }

  private func end() -> (any Subscription)? {
    lock.withLock {
      isOver = true
      defer { upstream = nil }
      return upstream
    }
  }
}

extension ReduceSubscription where InputFailure == Downstream.Failure {
  convenience init(_ downstream: Downstream, name: String, result: @escaping () -> Downstream.Input?, step: @escaping (Input) -> Step) {
    self.init(downstream, name: name, mapFailure: { $0 }, result: result, step: step)
  }
}

extension ReduceSubscription where Downstream.Failure == any Error {
  /// Creates a subscription with a closure that can throw, which fails the publisher.
  convenience init(_ downstream: Downstream, name: String, result: @escaping () -> Downstream.Input?, throwing step: @escaping (Input) throws -> Step) {
    self.init(downstream, name: name, mapFailure: { $0 }, result: result) { input in
      do { return try step(input) } catch { return .fail(error) }
    }
  }
}
