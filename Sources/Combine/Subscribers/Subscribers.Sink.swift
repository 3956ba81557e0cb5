import Foundation

extension Subscribers {
  /// A subscriber that requests all values and passes them to a closure.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isOver = false
    private var valueHandler: ((Input) -> Void)?
    private var completionHandler: ((Subscribers.Completion<Failure>) -> Void)?

    /// Creates a subscriber with closures for values and for the completion.
    public init(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
      valueHandler = receiveValue
      completionHandler = receiveCompletion
    }

    /// The closure that is called with each value.
    public var receiveValue: (Input) -> Void { lock.withLock { valueHandler } ?? { _ in } }

    /// The closure that is called with the completion.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void { lock.withLock { completionHandler } ?? { _ in } }

    /// Receives the subscription and requests all values.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard !isOver, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Passes a value to the closure.
    public func receive(_ input: Input) -> Subscribers.Demand {
      lock.withLock { valueHandler }?(input)
      return .none
    }

    /// Passes the completion to the closure.
    public func receive(completion: Subscribers.Completion<Failure>) { end()?.handler(completion) }

    /// Cancels the subscription.
    ///
    /// No closure is called afterward.
    public func cancel() { end()?.subscription?.cancel() }

    // Returns the closures, so the caller releases them after unlocking. Releasing them may run the app's code.
    private func end() -> (subscription: (any Subscription)?, handler: (Subscribers.Completion<Failure>) -> Void, kept: ((Input) -> Void)?)? {
      lock.withLock {
        if isOver { return nil }
        isOver = true
        defer { (subscription, valueHandler, completionHandler) = (nil, nil, nil) }
        return (subscription, completionHandler ?? { _ in }, valueHandler)
      }
    }

    /// The name of the type, in the same format as Combine's.
    public var description: String { "Sink" }
  }
}

extension Publisher {
  /// Calls closures with values and the completion until the returned object is canceled or released.
  public func sink(receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void), receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the returned object is canceled or released.
  public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable { sink(receiveCompletion: { _ in }, receiveValue: receiveValue) }
}
