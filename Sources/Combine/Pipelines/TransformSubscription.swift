import Foundation

/// What an operator does with one value.
enum TransformStep<Output, Failure: Error> {
  /// Hands a value on.
  case pass(Output)
  /// Hands nothing on, and asks for another value in its place.
  case skip
  /// Hands nothing on, and asks for nothing in its place.
  case keep
  /// Hands a last value on and finishes.
  case last(Output)
  /// Finishes.
  case finish
  /// Fails.
  case fail(Failure)
}

/// Makes at most one value of each that arrives; the demand goes on to the publisher above.
///
/// What an operator keeps from value to value is in its closure: a publisher sends one value at a time.
final class TransformSubscription<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Failure = InputFailure
  typealias Step = TransformStep<Downstream.Input, Downstream.Failure>

  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  // No value is taken any more, though the last one may be on its way.
  private var isEnding = false
  private let step: (Input) -> Step
  private let mapFailure: (InputFailure) -> Downstream.Failure?
  private let atEnd: (() -> Downstream.Input?)?
  private let demandFactor: Int
  let description: String

  /// - Parameters:
  ///   - demandFactor: How many values make one.
  ///   - mapFailure: What the subscriber is told of a failure; `nil` where it is told nothing.
  ///   - atEnd: The last value, when the publisher above finishes.
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
      // The app's closure may have cancelled.
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

  /// Ends from within: the publisher above is cancelled.
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

  /// Ends from outside, as something other than the values decides.
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
  /// Creates one whose closure may throw: then the publisher fails.
  convenience init(_ downstream: Downstream, name: String, throwing step: @escaping (Input) throws -> Step) {
    self.init(downstream, name: name, mapFailure: { $0 }) { input in
      do { return try step(input) } catch { return .fail(error) }
    }
  }
}

extension TransformSubscription where Downstream.Failure == Never, Input == Downstream.Input {
  /// Creates one that passes everything on but a failure, which it hands to a closure.
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
