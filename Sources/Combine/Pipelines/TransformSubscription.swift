import Foundation

/// The step of an operator for one value.
enum TransformStep<Output, Failure: Error> {
  /// Passes a value on.
  case pass(Output)
  /// Omits the value and requests another one.
  case skip
  /// Omits the value without requesting another one.
  case keep
  /// Passes a last value on and finishes.
  case last(Output)
  /// Finishes without a value.
  case finish
  /// Fails with the error.
  case fail(Failure)
}

/// A subscription that transforms each value to at most one value, and passes the demand upstream.
///
/// The closure of an operator holds its state without a lock, because a publisher sends one value at a time.
final class TransformSubscription<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Failure = InputFailure
  typealias Step = TransformStep<Downstream.Input, Downstream.Failure>

  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  // Whether more values are ignored, even if the last one is still being delivered.
  private var isEnding = false
  private let step: (Input) -> Step
  private let mapFailure: (InputFailure) -> Downstream.Failure?
  private let atEnd: (() -> Downstream.Input?)?
  private let demandFactor: Int
  let description: String

  /// - Parameters:
  ///   - demandFactor: The number of upstream values for each value sent.
  ///   - mapFailure: A closure that converts a failure, or returns `nil` if the subscriber doesn't receive a failure.
  ///   - atEnd: A closure that returns the last value when the upstream publisher finishes.
  init(
    _ downstream: Downstream, name: String, demandFactor: Int = 1, mapFailure: @escaping (InputFailure) -> Downstream.Failure?, atEnd: (() -> Downstream.Input?)? = nil,
    step: @escaping (Input) -> Step
  ) {
    self.downstream = downstream
    self.demandFactor = demandFactor
    self.mapFailure = mapFailure
    self.atEnd = atEnd
    self.step = step
    description = name
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      guard upstream == nil, let downstream = self.downstream else { return nil as Downstream? }
      upstream = subscription
      return downstream
    }
    if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ !isEnding && downstream != nil }) else { return .none }
    switch step(input) {
    case .pass(let value):
      // Read the subscriber again, because the app's closure may have canceled the subscription.
      guard let downstream = lock.withLock({ isEnding ? nil : downstream }) else { return .none }
      return downstream.receive(value) * demandFactor
    case .skip: return .max(1)
    case .keep: return .none
    case .last(let value): end(with: value, .finished)
    case .finish: end(with: nil, .finished)
    case .fail(let error): end(with: nil, .failure(error))
    }
    return .none
  }

  /// Ends the subscription and cancels the upstream publisher.
  private func end(with value: Downstream.Input?, _ completion: Subscribers.Completion<Downstream.Failure>) {
    let (upstream, downstream) = lock.withLock {
      defer {
        isEnding = true
        self.upstream = nil
      }
      return (self.upstream, isEnding ? nil : self.downstream)
    }
    guard let downstream else { return }
    upstream?.cancel()
    if let value { _ = downstream.receive(value) }
    takeDownstream()?.receive(completion: completion)
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    let downstream = lock.withLock {
      defer {
        isEnding = true
        upstream = nil
      }
      return isEnding ? nil : self.downstream
    }
    guard let downstream else { return }
    if case .finished = completion, let value = atEnd?() { _ = downstream.receive(value) }
    switch completion {
    case .finished: takeDownstream()?.receive(completion: .finished)
    case .failure(let error):
      let mapped = mapFailure(error)
      if let downstream = takeDownstream(), let mapped { downstream.receive(completion: .failure(mapped)) }
    }
  }

  /// Ends the subscription for a reason other than its values.
  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) { end(with: nil, completion) }

  private func takeDownstream() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand * demandFactor) }

  func cancel() {
    let (upstream, _) = lock.withLock {
      defer { (self.upstream, downstream, isEnding) = (nil, nil, true) }
      return (self.upstream, downstream)
    }
    upstream?.cancel()
  }
}

extension TransformSubscription where InputFailure == Downstream.Failure {
  convenience init(_ downstream: Downstream, name: String, demandFactor: Int = 1, atEnd: (() -> Downstream.Input?)? = nil, step: @escaping (Input) -> Step) {
    self.init(downstream, name: name, demandFactor: demandFactor, mapFailure: { $0 }, atEnd: atEnd, step: step)
  }
}

extension TransformSubscription where Downstream.Failure == any Error {
  /// Creates a subscription with a closure that can throw, which fails the publisher.
  convenience init(_ downstream: Downstream, name: String, throwing step: @escaping (Input) throws -> Step) {
    self.init(downstream, name: name, mapFailure: { $0 }) { input in
      do { return try step(input) } catch { return .fail(error) }
    }
  }
}

extension TransformSubscription where Downstream.Failure == Never, Input == Downstream.Input {
  /// Creates a subscription that passes on all events except a failure, which is passed to a closure.
  convenience init(_ downstream: Downstream, name: String, onFailure: @escaping (InputFailure) -> Void) {
    self.init(
      downstream, name: name,
      mapFailure: {
        onFailure($0)
        return nil
      }
    ) { .pass($0) }
  }
}
